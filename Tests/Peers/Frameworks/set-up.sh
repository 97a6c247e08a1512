#!/usr/bin/env bash
# Unpacks Debian's React 18, Preact 8 and Vue 2 into a temporary folder, beside whatever node is installed. Nothing is installed system-wide.
set -euo pipefail
root=${TMPDIR:-/tmp}/theseus-frameworks
[[ -d $root/usr/share/nodejs/vue ]] && exit 0
mkdir -p "$root/deb" && cd "$root/deb"
apt-get download -q node-react node-react-dom node-scheduler node-loose-envify node-object-assign node-prop-types node-js-tokens \
  node-preact node-vue
for file in *.deb; do dpkg -x "$file" "$root"; done
ln -sfn nodejs "$root/usr/share/node_modules" # node looks for packages in folders of this name only

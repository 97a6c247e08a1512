// Filled by the gradual type pass.

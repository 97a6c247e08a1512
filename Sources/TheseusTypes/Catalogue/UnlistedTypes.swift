extension Catalogue {
  /// The modules of which each type has its name in the catalogue, so that what is neither there nor here is no type of theirs.
  static let modulesWithAllTypes: Set<String> = ["Swift", "Foundation", "Combine", "Observation", "Dispatch"]

  /// The types of those modules, of the parts of Foundation and of the C library, Swift's own aside, that the catalogue lacks.
  static let unlistedTypesOfLibraries: Set<Substring> = Set(
    """
    AffineTransform AlignmentOptions AtomicLazyReference AtomicOptionalRepresentable AttributeScopeCodableConfiguration
    CachedURLResponse CodableConfiguration CodableWithConfiguration ContiguousBytes CustomCombineIdentifierConvertible
    DataProtocol DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration
    DiscontiguousAttributedSubstring DiscreteFormatStyle DispatchData DispatchDataIterator DispatchIO DispatchObject
    DispatchSourceHandler DispatchSourceRead DispatchSourceSignal DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite DistributedNotificationCenter EncodableWithConfiguration
    EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileManagerDelegate
    FileProtectionType FloatingPointParseStrategy FormatStyleCapitalizationContext HTTPCookie HTTPCookiePropertyKey
    HTTPCookieStorage Host InflectionRule InputStream IntegerParseStrategy LengthFormatter ListFormatter MachError
    MassFormatter MeasurementFormatter Morphology MutableDataProtocol NotificationQueue Observations OutputStream
    POSIXErrorCode PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage PredicateBindings PredicateError
    PredicateExpression PredicateExpressions Process Progress ProgressKind ProgressReporting ProgressUserInfoKey
    RecoverableError ReferenceConvertible SchedulerTimeIntervalConvertible Selector Semaphore SocketNativeHandle
    SocketPort StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle
    URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLCredential URLCredentialStorage
    URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient
    URLSessionConfiguration URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
    URLSessionTaskTransactionMetrics URLSessionWebSocketDelegate URLSessionWebSocketTask
    UndoManager WordPair XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate addrinfo aiocb
    cmsghdr dirent drand48_data entry exit_status fd_mask fd_set flock fsconfig_command group group_filter group_req
    group_source_req hostent if_nameindex ifaddr ifaddrs ifconf ifmap ifreq in6_addr in_addr in_pktinfo inotify_event
    iovec ip_mreq ip_mreq_source ip_mreqn ip_msfilter ip_opts ipc_perm ipv6_mreq itimerspec itimerval jmp_buf lastlog
    lconv linger link_map mount_attr msghdr msginfo msqid_ds netent nl_catd nl_item osockaddr passwd pollfd protoent
    r_debug r_debug_extended random_data re_pattern_buffer rlimit rpcent rusage sched_param sembuf semid_ds seminfo
    servent shm_info shmid_ds shminfo sigaction sigcontext sigevent sigjmp_buf sigstack sigval sockaddr sockaddr_in
    sockaddr_in6 sockaddr_storage sockaddr_un stat statvfs tcp_ca_state tcp_cookie_transactions tcp_info tcp_md5sig
    tcp_repair_opt tcp_repair_window tcp_seq tcp_zerocopy_receive tcphdr termio termios timespec timeval timezone tm tms
    u_char u_int u_long u_short uint ulong user user_fpregs_struct user_regs_struct ushort utimbuf utmp utmpx utsname
    winsize
    """.split { $0 == " " || $0 == "\n" })
}

import { systemMessage } from "../../text/system-messages.ts";
import type { Meaning } from "./meaning.ts";

/** Files, data in them, databases and the network. */
export const filesAndNetwork: readonly Meaning[] = [
  {
    types: ["FileNotFoundException"],
    pattern: new RegExp(`^([^\\n]{1,200}?) ?\\((?:${systemMessage("fileMissing")})`),
    name: "file-missing",
    parameters: ["what"],
  },
  {
    types: ["AccessDeniedException", "FileNotFoundException"],
    pattern: new RegExp(`^([^\\n]{1,200}?) ?(?:\\((?:${systemMessage("accessDenied")})|$)`),
    name: "file-not-usable",
    parameters: ["what"],
  },
  { types: ["NoSuchFileException"], pattern: /^([^\n]{1,300})/, name: "file-missing", parameters: ["what"] },
  {
    types: ["FileSystemException", "FileAlreadyExistsException", "DirectoryNotEmptyException"],
    name: "file-not-usable",
  },
  {
    // Java's own reader of XML says which file, whoever hands it on.
    types: ["SAXParseException", "LoaderException", "RuntimeException", "UnmarshalException", "IOException"],
    pattern:
      /systemId: (?:[^\s;]{0,300}[/\\])?([^\s;/\\]{1,100}); lineNumber: (\d{1,7}); columnNumber: \d{1,7}; ([^\n]{1,200})/,
    name: "broken-xml",
    parameters: ["what", "line", "said"],
    hasRemedy: true,
  },
  {
    types: ["JsonSyntaxException", "MalformedJsonException", "JsonParseException", "ParsingException", "YAMLException"],
    pattern: /at line (\d{1,7}) column (\d{1,7})/,
    name: "broken-file-at",
    parameters: ["line", "column"],
  },
  // Jankson, of JSON with comments.
  {
    types: ["SyntaxError"],
    pattern: /^(?:Found |Expected |Unexpected |Unknown |Missing |Unterminated |Invalid )/,
    name: "broken-file",
  },
  {
    types: [
      "JsonSyntaxException",
      "MalformedJsonException",
      "JsonParseException",
      "JsonIOException",
      "ParsingException",
      "YAMLException",
      "ScannerException",
      "ParserException",
      "InvalidConfigurationException",
      "ConfigException",
    ],
    name: "broken-file",
  },
  {
    types: ["NumberFormatException"],
    pattern: /For input string: "([^"\n]{0,80})"/,
    name: "not-a-number",
    parameters: ["what"],
  },
  { types: ["NumberFormatException"], name: "not-a-number" },
  {
    types: ["ZipException", "DataFormatException"],
    pattern:
      /invalid (?:distance|stored block|block type|code lengths|literal|bit length)|incorrect (?:data|header) check|oversubscribed/,
    name: "broken-data",
  },
  { types: ["ZipException", "DataFormatException", "ZipError"], name: "broken-archive" },
  { types: ["EOFException", "BufferUnderflowException", "UTFDataFormatException"], name: "data-ends-early" },
  { types: ["UnknownHostException"], pattern: /^([\w.-]{2,120})/, name: "host-unknown", parameters: ["what"] },
  { types: ["UnknownHostException"], name: "host-unknown" },
  {
    types: ["DependencyResolutionException", "ArtifactResolutionException", "ArtifactTransferException"],
    name: "libraries-not-fetched",
    hasRemedy: true,
  },
  {
    types: ["ConnectException", "AnnotatedConnectException", "NoRouteToHostException", "MongoSocketOpenException"],
    name: "not-reachable",
  },
  {
    types: ["SocketTimeoutException", "ConnectTimeoutException", "HttpTimeoutException", "MongoTimeoutException"],
    name: "timed-out",
  },
  {
    types: ["CommunicationsException", "SQLNonTransientConnectionException", "PoolInitializationException"],
    name: "database",
  },
  { types: ["SQLException", "SQLiteException", "SQLSyntaxErrorException"], name: "database" },
  {
    types: ["NativeIoException", "IOException", "SocketException", "CompletionException", "RuntimeException"],
    pattern: new RegExp(`(?:^|: ?)(?:${systemMessage("portTaken")})`),
    name: "port-taken",
  },
  { types: ["BindException"], name: "port-taken" },
  { types: ["SSLHandshakeException", "SSLException"], name: "no-secure-connection" },
  { types: ["DecoderException", "EncoderException"], name: "packet" },
];

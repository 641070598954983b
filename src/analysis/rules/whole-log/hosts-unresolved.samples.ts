import type { WholeLogSamples } from "../samples.ts";

const pcl = (one: string, other: string) =>
  `[10:00:00.101] [Start] 程序版本：Release 2.8.9（340）
[10:00:01.201] 联网获取版本失败：未能解析此远程名称: '${one}'（https://${one}/a.json）
[10:00:02.301] 加载线程发生运行时错误：未能解析此远程名称: '${other}'（https://${other}/b.json）
`;
const launched = { side: "launcher", hosts: ["launchermeta.mojang.com", "lamps.example.org"] };

export default {
  samples: [
    { text: pcl("lamps.example.org", "launchermeta.mojang.com"), only: [], parameters: launched },
    {
      text: `[2024-02-01 10:00:00.001] [info]  GDLauncher starting
[2024-02-01 10:00:01.001] [error] Error: getaddrinfo ENOTFOUND launchermeta.mojang.com
[2024-02-01 10:00:01.101] [error] Error: getaddrinfo EAI_AGAIN lamps.example.org
`,
      only: [],
      parameters: launched,
    },
    {
      text: `2024-02-01T10:00:00.000Z  INFO theseus_gui: Initialized tracing subscriber. Loading Modrinth App!
2024-02-01T10:00:05.000Z ERROR theseus::api: error sending request for url (https://launchermeta.mojang.com/a.json): error trying to connect: dns error: No such host is known. (os error 11001)
2024-02-01T10:00:06.000Z ERROR theseus::api: error sending request for url (https://lamps.example.org/a.json): error trying to connect: dns error: No such host is known. (os error 11001)
`,
      only: [],
      parameters: launched,
    },
    {
      text: `     0.000 D | "Prism Launcher" , (c) 2022-2024
     1.100 W | [launcher.net] Host launchermeta.mojang.com not found
     1.200 W | [launcher.net] Failed "https://lamps.example.org/v1/index.json" with reason QNetworkReply::HostNotFoundError
`,
      only: [],
      parameters: launched,
    },
    {
      text: `[Info: 2024-02-01 10:00:00.1: Common.cpp(32)] Native Launcher Version: 1000
[Warning: 2024-02-01 10:00:01.1: NetQueue.cpp(124)] Action https://launchermeta.mojang.com/a.json failed: Couldn't resolve host name
[Warning: 2024-02-01 10:00:02.1: NetQueue.cpp(124)] Action https://lamps.example.org/x failed: Couldn't resolve host name
`,
      only: [],
      parameters: launched,
    },
    {
      text: `[10:00:00] [@.Launcher.main/INFO] *** HMCL 3.5.5 ***
[10:00:05] [@.ui.x/WARNING] Failed to fetch
java.net.UnknownHostException: launchermeta.mojang.com
	at java.base/sun.nio.ch.NioSocketImpl.connect(NioSocketImpl.java:572)
[10:00:06] [@.ui.x/WARNING] Failed to fetch
java.net.UnknownHostException: lamps.example.org
	at java.base/sun.nio.ch.NioSocketImpl.connect(NioSocketImpl.java:572)
`,
      only: [],
      parameters: launched,
    },
  ],
  counterSamples: [
    pcl("lamps.example.org", "lamps.example.org"),
    "[10:00:00.101] [Start] 程序版本：Release 2.8.9（340）\n[10:00:01.201] [Net] 获取网络结果：https://launchermeta.mojang.com/a.json，超时 10000ms\n",
  ],
} satisfies WholeLogSamples;

import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '[10:00:05] [ERROR] Error launching Minecraft\njava.io.IOException: Cannot run program "C:\\Program Files\\Java\\bin\\javaw.exe": CreateProcess error=2, The system cannot find the file specified\n\tat java.base/java.lang.ProcessBuilder.start(ProcessBuilder.java:1143)',
      parameters: { path: "C:\\Program Files\\Java\\bin\\javaw.exe" },
    },
    {
      text: "Could not start java:\n\nCheck your Java settings.",
      parameters: { path: null },
    },
    {
      text: "The java binary \"C:/Java/jdk-16/bin/javaw.exe\" couldn't be found. Please fix the java path override in the instance's settings or disable it.",
      parameters: { path: "C:/Java/jdk-16/bin/javaw.exe" },
    },
    {
      text: "'java' is not recognized as an internal or external command,\noperable program or batch file.",
      parameters: { path: "java" },
    },
    {
      text: '"java" не является внутренней или внешней\nкомандой, исполняемой программой или пакетным файлом.',
      parameters: { path: "java" },
    },
    {
      text: "'java' 不是内部或外部命令，也不是可运行的程序\n或批处理文件。",
      parameters: { path: "java" },
    },
    {
      text: 'The Java binary "/opt/jdk-21/bin/java" couldn\'t be found. Please set up Java in the settings.',
      parameters: { path: "/opt/jdk-21/bin/java" },
    },
    { text: "./start.sh: line 3: java: command not found", parameters: { path: "java" } },
    {
      text: '2031/02/03 04:05:06 Failed to start: exec: "java": executable file not found in $PATH',
      parameters: { path: "java" },
    },
    {
      text: 'OCI runtime create failed: runc create failed: unable to start container process: exec: "/opt/java/bin/java": stat /opt/java/bin/java: no such file or directory: unknown',
      parameters: { path: "/opt/java/bin/java" },
    },
    {
      // One of those that the launcher came across.
      text: '[10:00:01] [@.java.JavaManager.tryAddJavaHome/WARNING] Failed to lookup Java executable at D:\\Java\\jdk-16\\bin\\java.exe\njava.io.IOException: Cannot run program "D:\\Java\\jdk-16\\bin\\java.exe": CreateProcess error=1392, The file or directory is corrupted and unreadable\n\tat java.base/java.lang.ProcessBuilder.start(ProcessBuilder.java:1170)\n\tat org.jackhuang.hmcl.java.JavaManager.tryAddJavaHome(JavaManager.java:484)',
      parameters: {
        path: "D:\\Java\\jdk-16\\bin\\java.exe",
        why: "found",
        reason: "error=1392, The file or directory is corrupted and unreadable",
      },
    },
  ],
  counterSamples: [
    'java.io.IOException: Cannot run program "lamp.exe": error=2, No such file or directory',
    "[10:00:00] [main/INFO]: Using 'java' from the path",
    'Failed to start: exec: "tini": executable file not found in $PATH',
    "'wget' is not recognized as an internal or external command,",
    "[10:00:00] [Server thread/INFO]: <Alex> java: command not found",
    "./start.sh: line 3: screen: command not found",
  ],
} satisfies LineSamples;

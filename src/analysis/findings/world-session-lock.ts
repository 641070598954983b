import { finding } from "../finding.ts";
import { isRepeated } from "./class-missing.ts";

const said = [
  "already locked (possibly by other Minecraft instance?)",
  "The save is being accessed from another location",
  "Failed to check session lock",
  "Failed to lock session.lock",
  "session.lock: already locked",
];

export default finding({
  code: "world-session-lock",
  severity: "fatal",
  confidence: 0.95,
  needles: said,
  pattern:
    /^[^\n<]{0,400}(?:already locked \(possibly by other Minecraft instance\?\)|The save is being accessed from another location|Failed to check session lock|Failed to lock session\.lock|session\.lock: already locked)/,
  parameters: (_, place) => (said.some((one) => isRepeated(place, one)) ? null : {}),
  message: {
    en: "The world is already open in another copy of the game or server.",
    "zh-CN": "该世界已在另一个游戏或服务器实例中打开。",
  },
  advice: {
    en: [
      "Close the other copy: look for java processes left behind in the task manager (or with ps), or restart the machine.",
      "If none is running, delete the file session.lock in the world's folder, and check that you may write there.",
      "Do not let two servers or a cloud synchronisation use the same world folder.",
    ],
    "zh-CN": [
      "关闭另一个实例：在任务管理器中（或用 ps）查找残留的 java 进程，或重启机器。",
      "如果没有实例在运行，删除世界文件夹中的 session.lock 文件，并确认拥有写入权限。",
      "不要让两个服务器或云同步软件使用同一个世界文件夹。",
    ],
  },
  samples: [
    {
      text: "[10:00:00] [main/FATAL]: Failed to start the minecraft server\nnet.minecraft.util.DirectoryLock$LockException: /srv/mc/./world/session.lock: already locked (possibly by other Minecraft instance?)",
      parameters: {},
    },
    {
      text: "net.minecraft.server.ExceptionWorldConflict: The save is being accessed from another location, aborting",
      parameters: {},
    },
    { text: "java.lang.RuntimeException: Failed to check session lock, aborting", parameters: {} },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> session.lock: already locked",
    "[10:00:00] [main/INFO]: Deleting session.lock",
  ],
});

import { finding } from "../finding.ts";

export default finding({
  code: "plugin-disable-failed",
  severity: "warning",
  needles: [" while disabling ", "Exception disabling plugin ", "Couldn't pass ProxyShutdownEvent to "],
  pattern:
    /^[^\n<]{0,250}?(?:Error occurred (?:\(in the plugin loader\) )?while disabling ([^\n]{1,80}?)(?: v[^\s][^\n]{0,60}?)? \(Is it up to date\?\)|Exception disabling plugin ([^\s]{1,100})|Couldn't pass ProxyShutdownEvent to ([^\s]{1,100}))/,
  parameters: (match) => ({ plugin: match.slice(1).find(Boolean)! }),
  message: {
    en: "The plugin {plugin} failed while it was being disabled; it may not have saved its data.",
    "zh-CN": "插件 {plugin} 在停用时出错，可能没有保存数据。",
  },
  advice: {
    en: [
      "If {plugin} also failed to start, solve that first: the error while disabling is usually only its consequence.",
      "Update {plugin} to a version made for this server.",
      "Restart the server instead of using /reload, and check the data of {plugin} afterwards.",
    ],
    "zh-CN": [
      "如果 {plugin} 启动时也出错，请先解决启动问题：停用时的错误通常只是其后果。",
      "将 {plugin} 更新到适用于当前服务器的版本。",
      "请重启服务器而不要使用 /reload，之后检查 {plugin} 的数据是否完整。",
    ],
  },
  causedBy: ["plugin-enable-failed"],
  samples: [
    {
      text: "[14:20:00] [Server thread/ERROR]: Error occurred while disabling FishTank v3.1 (Is it up to date?)\njava.lang.NullPointerException\n\tat org.example.FishTank.onDisable(FishTank.java:40)",
      parameters: { plugin: "FishTank" },
    },
    {
      text: "14:20:00 [SEVERE] Exception disabling plugin HubTools\njava.lang.NullPointerException",
      parameters: { plugin: "HubTools" },
    },
  ],
  counterSamples: [
    "[14:20:00] [Server thread/INFO]: [FishTank] Disabling FishTank v3.1",
    "<Alex> Error occurred while disabling FishTank v3.1 (Is it up to date?)",
  ],
});

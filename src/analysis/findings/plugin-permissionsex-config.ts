import { finding } from "../finding.ts";

export default finding({
  code: "plugin-permissionsex-config",
  severity: "error",
  confidence: 1,
  needles: ["UNABLE TO LOAD PERMISSIONS BACKEND"],
  pattern: /^[^\n<]{0,250}?={3,40} UNABLE TO LOAD PERMISSIONS BACKEND ={3,40}/,
  message: {
    en: "The plugin PermissionsEx did not start because its configuration or its permissions file is broken.",
    "zh-CN": "插件 PermissionsEx 未能启动，因为它的配置或权限文件有误。",
  },
  advice: {
    en: [
      "Check plugins/PermissionsEx/permissions.yml and config.yml with a YAML checker: the log names the line; use spaces, never tabs.",
      "If you cannot repair the file, put a backup back or delete it so that PermissionsEx makes a new one.",
      "PermissionsEx is no longer maintained: consider moving to LuckPerms.",
    ],
    "zh-CN": [
      "用 YAML 校验工具检查 plugins/PermissionsEx/permissions.yml 和 config.yml：日志会指出行号；只能用空格缩进，不能用制表符。",
      "如果无法修复，请恢复备份，或删除该文件让 PermissionsEx 重新生成。",
      "PermissionsEx 已停止维护，建议改用 LuckPerms。",
    ],
  },
  samples: [
    {
      text: "[04:24:12] [Server thread/ERROR]: [PermissionsEx] \n========== UNABLE TO LOAD PERMISSIONS BACKEND =========\nYour configuration must be fixed before PEX will enable\nDetails: Error loading permissions file!",
      parameters: {},
    },
    {
      text: "[04:24:12 WARN]: ========== UNABLE TO LOAD PERMISSIONS BACKEND =========",
      parameters: {},
    },
  ],
  counterSamples: [
    "<Alex> ===== UNABLE TO LOAD PERMISSIONS BACKEND =====",
    "[04:24:12] [Server thread/INFO]: [PermissionsEx] Enabling PermissionsEx v1.23.4",
  ],
});

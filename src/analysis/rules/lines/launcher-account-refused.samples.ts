import type { LineSamples } from "../samples.ts";

const xbox = (reason: string, mend: string, number: string) => ({
  why: "xbox",
  number,
  reason: { term: `xbox-${reason}` },
  mend: { term: `mend-xbox-${mend}` },
});

export default {
  samples: [
    {
      text: "[Error: 2024-02-01 10:00:00.1200000: Xal.lib(0)] XAL: [op 10] SISU token fetch returned X-Err header: 2148916233",
      parameters: xbox("profile", "profile", "2148916233"),
    },
    {
      text: '     9.100 W | [launcher.auth] {"Identity":"0","XErr":2148916238,"Message":"","Redirect":"https://start.ui.xboxlive.com/AddChildToFamily"}',
      parameters: xbox("child", "family", "2148916238"),
    },
    {
      text: "[10:00:09.101] 正版验证 Step 3 失败：远程服务器返回错误: (401)（https://xsts.auth.xboxlive.com/xsts/authorize）2148916235",
      parameters: xbox("country", "site", "2148916235"),
    },
    {
      text: '[10:00:46.300] NetRequestOnce 失败：服务器返回错误（(400)，https://login.live.com/oauth20_token.srf）\n{"error":"invalid_grant","error_description":"The refresh_token is not valid."}',
      parameters: { why: "expired" },
    },
    {
      text: "[Info: 2024-02-01 10:00:00.3100000: Xal.lib(0)] XAL: [op 9] MSA token response received an error (invalid_grant): Account security interrupt, when user account is found as compromised",
      parameters: { why: "security" },
    },
    {
      text: '     9.100 W | [launcher.auth] {"path":"/minecraft/profile","errorType":"NOT_FOUND","error":"NOT_FOUND"}',
      parameters: { why: "no-game" },
    },
    {
      text: "[10:00:05] [@.ui.account.CreateAccountPane.accept/WARNING] Failed to login\norg.jackhuang.hmcl.auth.microsoft.MicrosoftService$NoMinecraftJavaEditionProfileException",
      parameters: { why: "no-game" },
    },
    {
      text: "[Warning: 2024-02-01 10:00:00.6400000: UnifiedMSAAccounts.cpp(620)] Minecraft profile not found.",
      parameters: { why: "no-game" },
    },
  ],
  counterSamples: [
    "[Info: 2024-02-01 10:00:00.1200000: Xal.lib(0)] XAL: [op 2148916233] Operation UploadTelemetryEvents is starting",
    "[10:00:00] [Server thread/INFO]: [LampShop] Google answered invalid_grant",
    "[10:00:00.120] [Net] 获取网络结果：https://api.minecraftservices.com/minecraft/profile，超时 30000ms，要求 json",
    "[10:00:00] [Server thread/INFO]: <Alex> my account has no Minecraft profile",
  ],
} satisfies LineSamples;

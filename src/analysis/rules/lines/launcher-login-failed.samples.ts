import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00.120] [Launch] 开始微软登录步骤 3\n[10:00:30.125] 加载线程 Loader Login Ms (9) 发生运行时错误：连接服务器超时，请检查你的网络环境是否良好（https://user.auth.xboxlive.com/user/authenticate）",
      parameters: { host: "user.auth.xboxlive.com" },
    },
    {
      text: "[2024-02-01 10:00:00.000] [error] GDLauncher: request to https://login.microsoftonline.com/consumers/oauth2/v2.0/token failed, reason: connect ETIMEDOUT",
      parameters: { host: "login.microsoftonline.com" },
    },
    {
      text: "2024-02-01T10:00:00.000Z ERROR theseus::error: error sending request for url (https://xsts.auth.xboxlive.com/xsts/authorize)",
      parameters: { host: "xsts.auth.xboxlive.com" },
    },
    {
      text: '     4.210 W | Task failed:  "Xbox user authentication failed: Operation timed out"',
      parameters: { host: null },
    },
    {
      text: "[10:00:00] [@.ui.account.AccountLoginPane.accept/WARNING] Failed to login\njava.net.SocketTimeoutException: Read timed out\n\tat java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:288)\n\tat org.jackhuang.hmcl.auth.microsoft.MicrosoftService.authenticateViaLiveAccessToken(MicrosoftService.java:170)\n\tat org.jackhuang.hmcl.auth.microsoft.MicrosoftService.refresh(MicrosoftService.java:140)",
      parameters: { host: null },
    },
  ],
  counterSamples: [
    "[10:00:00.120] [Net] 发起网络请求（POST，https://login.live.com/oauth20_token.srf），最大超时 30000",
    "[10:00:00.120] [Net] 获取网络结果：https://api.minecraftservices.com/minecraft/profile，超时 30000ms，要求 json",
    "[10:00:00] [Render thread/ERROR]: Failed to fetch https://api.minecraftservices.com/publickeys: connect timed out",
  ],
} satisfies LineSamples;

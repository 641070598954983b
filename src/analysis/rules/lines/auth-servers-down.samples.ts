import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01 ERROR]: Got an unexpected error code 503 whilst contacting Mojang to log in Steve (203.0.113.9)",
      parameters: {},
    },
    {
      text: "[12:00:01] [User Authenticator #1/ERROR]: Couldn't verify username because servers are unavailable",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve (/203.0.113.9:50000) lost connection: Authentication servers are down. Please try again later, sorry!",
      parameters: {},
    },
    {
      text: "12:00:01 [SEVERE] Error authenticating Steve with minecraft.net\njava.net.SocketTimeoutException: connect timed out",
      parameters: {},
    },
    {
      text: "[10:00:00] [Netty epoll Worker #1/ERROR]: Unable to authenticate player\njava.net.ConnectException: x",
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01 ERROR]: Got an unexpected error code 403 whilst contacting Mojang to log in Steve (203.0.113.9)",
    "<Alex> Authentication servers are down. Please try again later, sorry!",
    "[12:00:01] [User Authenticator #1/INFO]: UUID of player Steve is 00000000-0000-0000-0000-000000000000",
  ],
} satisfies LineSamples;

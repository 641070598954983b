import type { LineSamples } from "../samples.ts";

const attempt = (name: string, from = "null") =>
  `[10:00:01] [main/INFO]: Attempting to update plugin from ${from} to ModuleVersion(build=500, git=0a1b2c3)\n[10:00:01] [main/INFO]: Attempting to Jenkins download module ${name} v500\n`;
const failed =
  "[10:00:02] [main/WARN]: Failed to download: FileNotFoundException : https://files.example.org/cmd.jar @ sun.net.www.protocol.http.HttpURLConnection:1\n";

export default {
  samples: [
    { text: `${attempt("cmd_alert")}${failed}`, parameters: { modules: ["cmd_alert"] } },
    {
      text: `${attempt("cmd_alert")}${failed}${attempt("cmd_server")}${failed}`,
      parameters: { modules: ["cmd_alert", "cmd_server"] },
    },
    {
      text: "10:00:01 [INFO] Attempting to Jenkins download module reconnect_yaml v1500\n10:00:02 [WARNING] Failed to download: UnknownHostException : ci.example.org @ java.net.AbstractPlainSocketImpl:1\n",
      parameters: { modules: ["reconnect_yaml"] },
    },
  ],
  counterSamples: [
    // An older one is there.
    `${attempt("cmd_alert", "ModuleVersion(build=499, git=0a1b2c3)")}${failed}`,
    failed,
    `${attempt("cmd_alert")}[10:00:02] [main/INFO]: Download complete`,
  ],
} satisfies LineSamples;

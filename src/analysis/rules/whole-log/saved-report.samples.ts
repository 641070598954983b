import type { WholeLogSamples } from "../samples.ts";

const client = "[10:00:00] [Render thread/INFO]: Setting user: Alex\n";

export default {
  samples: [
    {
      text: `${client}[10:02:00] [Render thread/INFO]: Stitching lamps
#@!@# Game crashed! Crash report saved to: #@!@# C:\\Games\\My Lamps\\crash-reports\\crash-2026-01-02_10.02.00-client.txt
`,
      parameters: { report: "crash-reports/crash-2026-01-02_10.02.00-client.txt", exception: null },
    },
    {
      text: `[Info: 2026-01-02 10:00:00.1234567: AbCdEfGhIjK=: MinecraftJavaLoggingContext.cpp(65)] Game/net.minecraft.client.Minecraft (Render thread) Info Setting user: Alex
[Info: 2026-01-02 10:02:00.1234567: AbCdEfGhIjK=: MinecraftJavaLoggingContext.cpp(65)] Game/game () Info #@!@# Game crashed! Crash report saved to: #@!@# /home/alex/.minecraft/crash-reports/crash-2026-01-02_10.02.00-client.txt
`,
      parameters: { side: { term: "side-game" }, report: "crash-reports/crash-2026-01-02_10.02.00-client.txt" },
    },
    {
      text: `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1
[10:02:00] [Server thread/ERROR]: This crash report has been saved to: /srv/./crash-reports/crash-2026-01-02_10.02.00-server.txt
`,
      parameters: { report: "crash-reports/crash-2026-01-02_10.02.00-server.txt" },
    },
    {
      text: `[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeclient, --fml.mcVersion, 1.20.1]
[10:00:09] [Render thread/FATAL] [net.minecraftforge.logging.CrashReportAnalyser/]: Crash report saved to ./crash-reports/crash-2026-01-02_10.00.09-fml.txt
`,
      parameters: { report: "crash-reports/crash-2026-01-02_10.00.09-fml.txt" },
    },
    {
      // What an error lists below its line belongs to it; what only follows from it does not.
      text: `[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeclient, --fml.mcVersion, 1.20.1]
[10:00:02] [main/WARN]: Lamps are dim
[10:00:02] [main/ERROR]: Lamps that do not fit:
	floorlamp: too tall
[10:00:02] [main/ERROR]: Giving up on lamps
[10:00:03] [Render thread/ERROR]: Cowardly refusing to send event LampEvent to a broken mod state
[10:00:04] [Render thread/FATAL]: Crash report saved to ./crash-reports/crash-2026-01-02_10.00.04-fml.txt
`,
      parameters: { said: "Lamps that do not fit: / floorlamp: too tall / Giving up on lamps" },
    },
    {
      // Long before.
      text: `[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeclient, --fml.mcVersion, 1.20.1]
[10:00:02] [main/ERROR]: Lamps that do not fit
${"[10:30:00] [Render thread/INFO]: Lit another lamp\n".repeat(70)}[10:30:04] [Render thread/FATAL]: Crash report saved to ./crash-reports/crash-2026-01-02_10.00.04-fml.txt
`,
      parameters: { said: null },
    },
  ],
  counterSamples: [
    // The reason stands above.
    `${client}[10:02:00] [Render thread/FATAL]: Unreported exception thrown!
java.lang.IllegalStateException: no light
	at org.example.lamps.Lamp.light(Lamp.java:9)
#@!@# Game crashed! Crash report saved to: #@!@# /home/alex/crash-reports/crash-2026-01-02_10.02.00-client.txt
`,
    `${client}[10:02:00] [Render thread/INFO]: [CHAT] <Alex> Game crashed! Crash report saved to: /a/crash-1.txt\n`,
  ],
} satisfies WholeLogSamples;

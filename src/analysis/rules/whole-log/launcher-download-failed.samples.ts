import type { WholeLogSamples } from "../samples.ts";

const pcl = (reason: string) =>
  [1, 2, 3, 4, 5]
    .map(
      (n) =>
        `[10:00:0${n}.100] [Download] lamp${n} ${n}#\uFF1A\u5F00\u59CB\uFF0C\u8D77\u59CB\u70B9 0\uFF0Chttps://mirror.example.org/assets/lamp${n}\n[10:00:0${n}.200] [Download] lamp${n} ${n}#\uFF1A\u51FA\u9519\uFF0C${reason}`,
    )
    .join("\n");

const prism = [1, 2, 3, 4, 5]
  .map(
    (n) =>
      `    1${n}.731 C | [launcher.task.net.download]: "{0d95-${n}}" Failed  "https://maven.example.org/lamps-${n}.jar"  with reason  QNetworkReply::RemoteHostClosedError`,
  )
  .join("\n");

export default {
  samples: [
    {
      text: pcl("The remote server returned an error: (429) Unknown."),
      parameters: { limited: "mirror.example.org", reason: null },
      only: [],
    },
    {
      text: prism,
      parameters: { host: "maven.example.org", reason: "RemoteHostClosedError" },
      only: [],
    },
    {
      // The console of an instance, and the launcher's own log.
      text: "Prism Launcher version: 9.2 (official)\n\n\nInstance update failed because: Component metadata update task failed while downloading from remote server:\nOne or more subtasks failed\nOne or more subtasks failed\n\n",
      parameters: {
        said: "Component metadata update task failed while downloading from remote server",
        folder: "meta",
        host: null,
      },
      only: [],
    },
    {
      text: '     0.000 D | "Prism Launcher" , (c) 2022-2024  "Contributors"\n     9.100 W | [launcher.task] Task "LaunchTask(0x1a)" failed: "Instance update failed because: Failed to download assets:\\nMultiple subtasks failed\\n\\n"\n',
      parameters: { said: "Failed to download assets", folder: "assets" },
      only: [],
    },
    {
      // An updater that somebody wrote for a pack.
      text: "2024-01-01 10:00:00 - Downloading https://packs.example.org/raw/mods/lamps-0.jar\n2024-01-01 10:00:00 - Download failed: lamps-0.jar. Error: NotFound\n2024-01-01 10:00:01 - Download failed: lamps-1.jar. Error: NotFound\n2024-01-01 10:00:02 - Download failed: lamps-2.jar. Error: NotFound\n2024-01-01 10:00:03 - Download failed: lamps-3.jar. Error: NotFound\n2024-01-01 10:00:04 - Download failed: lamps-4.jar. Error: NotFound",
      parameters: { absent: "packs.example.org", host: null },
      only: [],
    },
    {
      text: "Updating from https://packs.example.org/lamps.jar\n[ERROR] mods/lamps-0.jar: HTTP Error 404: Not Found\n[ERROR] mods/lamps-1.jar: HTTP Error 404: Not Found\n[ERROR] mods/lamps-2.jar: HTTP Error 404: Not Found\n[ERROR] mods/lamps-3.jar: HTTP Error 404: Not Found\n[ERROR] mods/lamps-4.jar: HTTP Error 404: Not Found",
      parameters: { absent: "packs.example.org" },
      only: [],
    },
  ],
  counterSamples: [
    // Pictures on the page of a pack, and a sign-in that waits for its player.
    [1, 2, 3, 4, 5, 6]
      .flatMap((n) => [
        `   20${n}.731 C | [launcher.task.net.download]: "{0d95-${n}}" Failed "https://pictures.example.org/lamp-${n}.png" with reason QNetworkReply::ContentNotFoundError`,
        `   21${n}.731 C | [launcher.task.net.upload]: "{0d96-${n}}" Failed "https://login.example.org/oauth2/token" with reason QNetworkReply::ProtocolInvalidOperationError`,
      ])
      .join("\n"),
    // One file of many.
    "Downloading https://packs.example.org/mods/lamps.jar\nmods/lamps.jar: 404 Not Found",
    pcl("The operation has timed out.").split("\n").slice(0, 4).join("\n"),
    '[launcher.task.net.download]: "{0d95}" Aborted  "https://news.example.org/feed.xml"',
  ],
} satisfies WholeLogSamples;

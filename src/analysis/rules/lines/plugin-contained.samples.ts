import type { LineSamples } from "../samples.ts";

const notice = (plugin: string, source: string) => `[10:12:01] [Server thread/ERROR]: [${plugin}]${" "}
**********************************************
** /!\\    SEVERE WARNING    /!\\
**${" "}
** A plugin developer has included a portion of${" "}
** ${plugin} into their own plugin, so rather than using
** the version of ${plugin} that you downloaded, you
** will be using a broken mix of old ${plugin} (that came
** with the plugin) and your downloaded version. THIS MAY
** SEVERELY BREAK ${plugin.toUpperCase()} AND ALL OF ITS FEATURES.
**
** Here are some files that have been overridden:
**${" "}
** 'Actor' came from '${source}'
**
** Please report this to the plugins' developers.
**********************************************`;

export default {
  samples: [
    {
      text: notice("WorldEdit", "LampTowers (file:/srv/mc/plugins/LampTowers-1.4.jar)"),
      parameters: { why: "included", plugin: "WorldEdit", container: "LampTowers" },
    },
    {
      text: notice("WorldGuard", "C:\\mc\\plugins\\LampTowers-1.4.jar"),
      parameters: { why: "included", plugin: "WorldGuard", container: "LampTowers" },
    },
  ],
  // Of these two, more is known than that.
  counterSamples: [
    notice("FastAsyncWorldEdit", "WorldEdit (file:/srv/mc/plugins/worldedit-bukkit-7.2.1.jar)"),
    "[10:12:01] [Server thread/INFO]: [Lamps] The lamp pack has included a portion of the old towers",
  ],
} satisfies LineSamples;

import type { WholeLogSamples } from "../samples.ts";

const start =
  "[10:00:00] [org.jackhuang.hmcl.Launcher.main/INFO] *** HMCL 3.6.12 ***\n[10:09:00] [@.event.EventBus.fireEvent/INFO] ProcessExitedAbnormallyEvent [source=org.jackhuang.hmcl.launch.ExitWaiter@1a2b3c, process=ManagedProcess[commands=[java, -Xmx2048m], isRunning=false]] gets fired\n[10:09:01] [@.ui.GameCrashWindow.lambda$analyzeCrashReport$4/INFO] Number of reasons: 2\n";
const cause = (rule: string, said: string) =>
  `[10:09:01] [@.ui.GameCrashWindow.lambda$analyzeCrashReport$4/INFO] Crash cause: ${rule}: ${said}\n`;
const block = cause(
  "BLOCK",
  "当前游戏由于某个方块不能正常工作，无法继续运行。\n方块类型：Block{lamps:bulb}[lit=true]\n方块坐标：World: (3,64,-7), Section: (at 3,0,9 in 0,4,-1)",
);
const mixin = cause(
  "MIXIN_APPLY_MOD_FAILED",
  "当前游戏由于 Mixin 无法应用于“brightlamps”模组，无法继续运行。\n你可以尝试删除或更新该模组以解决问题。",
);

export default {
  samples: [
    {
      text: `${start}${cause("MODMIXIN_FAILURE", "当前游戏由于某些模组注入失败，无法继续运行。")}${block}${mixin}`,
      parameters: { why: "mixin", mod: "brightlamps", thing: "lamps:bulb", place: "3, 64, -7" },
      only: [],
    },
    {
      text: `${start}${block}`,
      parameters: { why: "thing", mod: null, thing: "lamps:bulb", place: "3, 64, -7" },
      only: [],
    },
    {
      text: `${start}${cause("DUPLICATED_MOD", "The game cannot run because you have the mod “Bright Lamps” twice.\n/srv/mods/lamps.jar")}`,
      parameters: {
        why: null,
        said: "The game cannot run because you have the mod “Bright Lamps” twice. / /srv/mods/lamps.jar",
      },
      only: [],
    },
  ],
  counterSamples: [
    start,
    // In no log of a launcher.
    "[10:00:00] [Server thread/INFO] Crash cause: BLOCK: of lamps",
  ],
} satisfies WholeLogSamples;

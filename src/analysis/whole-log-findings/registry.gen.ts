// Made by `npm run registry` from the files in this folder. Long because there are so many.
import type { WholeLogFinding } from "../whole-log-finding.ts";
import _assets_missing from "./assets-missing.ts";
import _chunk_unreadable from "./chunk-unreadable.ts";
import _crash from "./crash.ts";
import _java_too_new_for_game from "./java-too-new-for-game.ts";
import _jvm_crash from "./jvm-crash.ts";
import _loading_failed_earlier from "./loading-failed-earlier.ts";
import _log_incomplete from "./log-incomplete.ts";
import _mod_runtime_error from "./mod-runtime-error.ts";
import _not_remapped from "./not-remapped.ts";
import _old_forge_blocks from "./old-forge-blocks.ts";
import _optifine_pair from "./optifine-pair.ts";
import _plugin_handler_error from "./plugin-handler-error.ts";
import _plugin_needs_paper from "./plugin-needs-paper.ts";
import _pocketmine_dump from "./pocketmine-dump.ts";
import _translated_requirements from "./translated-requirements.ts";
import _watchdog_suspect from "./watchdog-suspect.ts";

export const wholeLogFindings: readonly WholeLogFinding[] = [
  _assets_missing,
  _chunk_unreadable,
  _crash,
  _java_too_new_for_game,
  _jvm_crash,
  _loading_failed_earlier,
  _log_incomplete,
  _mod_runtime_error,
  _not_remapped,
  _old_forge_blocks,
  _optifine_pair,
  _plugin_handler_error,
  _plugin_needs_paper,
  _pocketmine_dump,
  _translated_requirements,
  _watchdog_suspect,
];

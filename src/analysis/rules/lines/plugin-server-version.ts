import { finding, type MatchContext } from "../../model/finding.ts";
import { gameVersionOf } from "../../model/platforms.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry, lineOf } from "../matching/match-text.ts";
import { versionsOfRevision } from "../matching/server-revisions.ts";

/** `org.example.kites.nms.v1_19_R2.Handler`: plugins have a part for each server that they know. */
function lackingPart(missing: string, before: string, place: MatchContext) {
  const [, revision] = /[._](v1_\d{1,2}_R\d{1,2})(?=[._$]|$)/.exec(missing) ?? [];
  if (!revision || before.includes(missing)) return null;
  // One that it looks for on purpose, of another server, is not needed here.
  const running = /org\.bukkit\.craftbukkit\.(v1_\d{1,2}_R\d{1,2})\./.exec(place.text)?.[1];
  if (running && running !== revision) return null;
  return {
    plugin: failedPlugin(place) ?? undefined,
    running: revision,
    part: missing.slice(missing.lastIndexOf(".") + 1),
  };
}

export default finding({
  code: "plugin-server-version",
  severity: "error",
  joins: ["plugin"],
  confidence: 0.97,
  pattern:
    /^[^\n<]{0,250}?(?:( seems to be broken with your )|Unsupported API version ([\w.-]{1,40})|NoClassDefFoundError: (?:net\/minecraft\/server|org\/bukkit\/craftbukkit)\/v(1_\d{1,2}_R\d)|ClassNotFoundException: (?!net\.minecraft|org\.bukkit)([\w.$]{3,160}))/,
  parameters(match, place) {
    const [, broken, api, internals, missing] = match;
    // Its own trial of itself says so.
    const own = broken ? /\[([A-Za-z][\w.+-]{1,40})\] (?=[^[\n]{0,20}This version of )/.exec(lineOf(place)) : null;
    if (broken) return own ? { plugin: own[1]! } : null;
    const before = earlierInEntry(place);
    if (missing) return lackingPart(missing, before, place);
    if (internals && /NoClassDefFoundError: (?:net\/minecraft\/server|org\/bukkit\/craftbukkit)/.test(before))
      return null;
    const plugin = failedPlugin(place);
    const version = api ?? versionsOfRevision(internals!);
    // Servers before 1.20.5 take only the first two parts of a version there. One for a later version is for that.
    const [, whole, patch] = /^(1\.\d{1,2})\.(\d{1,2})$/.exec(api ?? "") ?? [];
    const [, ofServer, patchOfServer = "0"] =
      /^(1\.\d{1,2})(?:\.(\d{1,2}))?$/.exec(gameVersionOf(place.software) ?? "") ?? [];
    const isLater = whole !== undefined && whole === ofServer && Number(patch) > Number(patchOfServer);
    const short = isLater ? undefined : whole;
    return plugin ? { plugin, version, apiVersion: short } : null;
  },
});

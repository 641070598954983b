import { crashExceptions } from "../../evidence/crash-exception.ts";
import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import { isAccusable } from "../../owners/owner.ts";
import { complaintIn } from "../matching/parse-complaint.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** What reading a file that was cut off, filled with zeros or edited wrongly ends in. */
const damaged =
  /[.$](?:Json(?:Syntax|Parse|IO)|MalformedJson|Parse|Parsing|EOF|Zip|DataFormat|UTFDataFormat|Nbt\w{0,20}|MalformedInput)Exception$/;
/** Gson, of another thing than it wants. */
const unexpected = /^Expected (?:a |an |BEGIN_|END_|[A-Z]{3,12} )|^Not a JSON |^Unterminated |^Use JsonReader/;

/**
 * Which file it is, by the code that reads it, and what to do with it. `remake`: it is made again, without loss. `list`: what
 * people have put in. `world`: what was saved of the game.
 */
const readers: readonly (readonly [reader: RegExp, file: string, why: string])[] = [
  [/^io\.papermc\.paper\.pluginremap\.RemappedPluginIndex\b/, "plugins/.paper-remapped/index.json", "remake"],
  [/^com\.destroystokyo\.paper\.VersionHistoryManager\b/, "version_history.json", "remake"],
  [
    /\.(?:GameProfileCache|CachedUserNameToIdResolver|PlayerProfileCache|UserCache|class_3312)\./,
    "usercache.json",
    "remake",
  ],
  [/^net\.(?:minecraftforge|neoforged\.neoforge)\.common\.UsernameCache\b/, "usernamecache.json", "remake"],
  [/\.RealmsPersistence\./, "realms_persistence.json", "remake"],
  [/\.(?:ServerOpList|OpList|UserListOps|OperatorList)\.|\.load(?:OpsList|Ops|OpList)$/, "ops.json", "list"],
  [/\.(?:UserWhiteList|UserListWhitelist|Whitelist)\.|\.load(?:WhiteList|Whitelist)$/, "whitelist.json", "list"],
  [/\.(?:UserBanList|UserListBans|BannedPlayerList)\.|\.loadUserBan(?:s|List)$/, "banned-players.json", "list"],
  [/\.(?:IpBanList|UserListIPBans|BannedIpList)\.|\.loadIpBan(?:s|List)$/, "banned-ips.json", "list"],
  [/^net\.fabricmc\.loader\.impl\.metadata\.DependencyOverrides\b/, "config/fabric_loader_dependencies.json", "list"],
  [
    /\.(?:ServerStatsCounter|ServerStatHandler|ServerStatisticManager|StatisticsFile|StatisticsManagerServer)\./,
    "stats/*.json",
    "world",
  ],
  [/\.(?:PlayerAdvancements|PlayerAdvancementTracker|AdvancementDataPlayer)\./, "advancements/*.json", "world"],
  [
    /\.(?:PlayerDataStorage|PlayerSaveHandler)\.|\.(?:SaveHandler|WorldNBTStorage)\.(?:readPlayerData|getPlayerData)$/,
    "playerdata/*.dat",
    "world",
  ],
  [
    /\.(?:DimensionDataStorage|SavedDataStorage|DimensionSavedDataManager|WorldPersistentData|PersistentStateManager|MapStorage)\./,
    "data/*.dat",
    "world",
  ],
  [
    /\.LevelStorage(?:Source|Access)?\$?\w{0,40}\.(?:readLevelData|getLevelData|readLevelDataTag\w{0,20}|getDataTag)$|\.SaveHandler\.loadWorldInfo$/,
    "level.dat",
    "world",
  ],
];
const maxFrames = 60;

/** A game or server that ends while it reads a file of its own: that one is damaged, and nobody's code is at fault. */
export default wholeLogFinding({
  codes: ["own-file-corrupt"],
  severity: "fatal",
  supersedes: true,
  confidence: 0.9,
  causedBy: ["disk-full", "disk-failing"],
  impliedBy: ["config-invalid", "nightconfig-corrupt", "player-list-corrupt", "world-level-dat-corrupt"],
  find(evidence) {
    return crashExceptions(evidence).flatMap((group) => {
      const read = isDamage(group) ? readIn(group, evidence) : undefined;
      if (!read) return [];
      const [, file, why] = read;
      const { firstLine, endLine, lines, count, root } = group;
      const { at } = complaintIn(`${root.type}: ${root.message}`);
      return [{ parameters: { file, why, at }, firstLine, endLine, lines, count, group }];
    });
  },
});

function isDamage({ root, causes, type, message }: ExceptionGroup): boolean {
  const thrown = [{ type, message }, ...causes, root];
  return damaged.test(root.type) || (unexpected.test(root.message) && thrown.some((one) => damaged.test(one.type)));
}

/** What called the parser. Behind code of a mod or plugin, it is a file of theirs. */
function readIn({ frames, outerFrames }: ExceptionGroup, { owners, readable }: Evidence) {
  for (const frame of [...frames, ...outerFrames].slice(0, maxFrames)) {
    const owner = owners.ofFrame(frame);
    if (owner && isAccusable(owner)) return undefined;
    const method = readable(frame);
    const known = readers.find(([reader]) => reader.test(method));
    if (known) return known;
  }
  return undefined;
}

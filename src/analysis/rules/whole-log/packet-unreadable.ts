import type { Evidence } from "../../evidence/evidence.ts";
import type { ExceptionGroup } from "../../model/exception-group.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { isEveryday } from "../../traces/meanings/everyday.ts";
import { causeText, culpritFor, ownerParameters, rootOf } from "../../traces/meanings/explained.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** What a server sends, by the names that it has: Mojang's, MCP's and Yarn's, the number of Fabric, the id in newer messages. */
const contents: readonly (readonly [name: string, packets: RegExp])[] = [
  ["recipes", /UpdateRecipes|SynchronizeRecipes|class_2788\b|update_recipes|recipe_book/],
  ["tags", /UpdateTags|SynchronizeTags|class_2790\b|update_tags/],
  ["advancements", /UpdateAdvancements|AdvancementInfo|AdvancementUpdate|class_2779\b|update_advancements/],
  ["commands", /ClientboundCommands|CommandList|CommandTree|class_2641\b|\/minecraft:commands/],
  [
    "login",
    /ClientboundLogin|PacketJoinGame|SJoinGame|GameJoin|class_2678\b|\/minecraft:login|RegistryData|registry_data/,
  ],
  ["chunk", /LevelChunk|ChunkData|class_2672\b|level_chunk/],
  ["entity", /SetEntityData|EntityMetadata|EntityTrackerUpdate|class_2739\b|set_entity_data|SpawnMob|SpawnObject/],
  ["block-entity", /BlockEntityData|UpdateTileEntity|BlockEntityUpdate|class_2622\b|block_entity_data/],
  ["items", /ContainerSet|WindowItems|SetSlot|ScreenHandlerSlot|InventoryS2C|class_26(?:49|53)\b|container_set/],
  ["mod", /CustomPayload|CustomPacket|class_2658\b|custom_payload|SimplePayload/],
];
const decoding = /\.(?:DecoderException|CodecException)$/;
/** The line was cut or made unreadable on its way: no mod's doing. */
const spoiled = /Badly compressed|VarInt too big|frame length|not an SSL|incorrect header check|unexpected EOF/i;
const channel = /'(?:client|server)bound\/[a-z_:]{1,60}' \((?!minecraft:)([a-z0-9_.-]{2,64}):/;
/** Every packet passes through their code, whoever spoiled it. */
const carriers =
  /^(?:via(?:version|backwards|rewind|legacy|fabric|fabricplus|forge)|krypton\w{0,12}|packetfixer|connectivity|raknetify|vmp)$/;
const maxFound = 3;

/** A game is thrown out of a server because it cannot read what it is sent: both have other mods, or a mod errs. */
export default wholeLogFinding({
  codes: ["packet-unreadable"],
  severity: "error",
  supersedes: true,
  confidence: 0.85,
  find(evidence) {
    if (evidence.software.kind !== "client") return [];
    return evidence.exceptions
      .filter((group) => isDecoding(group) && !isEveryday(group))
      .slice(0, maxFound)
      .map((group) => {
        const { firstLine, endLine, lines, count } = group;
        return { parameters: parametersOf(group, evidence), firstLine, endLine, lines, count, group };
      });
  },
});

function isDecoding({ root, causes, frames, outerFrames, ...outer }: ExceptionGroup): boolean {
  const thrown = [outer, ...causes];
  if (thrown.some(({ message }) => spoiled.test(message)) || root.type.startsWith("java.io.")) return false;
  const isDecoded = thrown.some(({ type }) => decoding.test(type));
  return isDecoded && [...frames, ...outerFrames].some(({ method }) => /\.decode$|callDecode$/.test(method));
}

function parametersOf(group: ExceptionGroup, { owners }: Evidence): MaybeParameters {
  const messages = [group, ...group.causes].map(({ message }) => message).join("\n");
  const methods = [...group.frames, ...group.outerFrames].map(({ method }) => method);
  const texts = [messages, ...methods.filter((method) => method.startsWith("net.minecraft."))];
  const sent = contents.find(([, packets]) => texts.some((text) => packets.test(text)))?.[0];
  const named = channel.exec(messages)?.[1];
  const whose = named ? owners.ofId(named) : culpritFor(group, owners)?.owner;
  const owner = whose && !carriers.test((whose.id ?? whose.name).toLowerCase()) ? whose : null;
  return {
    what: sent ? { term: `sent-${sent}` } : undefined,
    ...(owner ? ownerParameters("mod", owner) : {}),
    cause: causeText(rootOf(group, null)),
  };
}

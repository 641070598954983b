import { finding } from "../../model/finding.ts";

const maxSaid = 200;

/** `plugins/Lamps/src/…`, `Lamps.phar/src/…` */
function pluginIn(parts: readonly string[]): string | undefined {
  const folder = parts.findLastIndex((part) => /^(?:plugins|virions)$/.test(part));
  const named = folder === -1 ? parts.find((part) => part.endsWith(".phar")) : parts[folder + 1];
  return named?.startsWith("PocketMine") ? undefined : named?.replace(/\.phar$/, "");
}

/** What PHP itself says of code that it cannot even read, or give up: no exception that PocketMine could catch. */
export default finding({
  code: "php-fatal-error",
  severity: "fatal",
  confidence: 0.9,
  needles: ["Fatal error: ", "Parse error: "],
  pattern: /^[^\n<]{0,120}?(?<!\w)(?:Fatal|Parse) error: {1,2}([^\s][^\n]{6,700})/,
  parameters(match, place) {
    const whole = match[1]!;
    const at = whole.lastIndexOf(" in ");
    const [, path, line] =
      at === -1 ? [] : (/^(.{3,300}?\.php)(?: on line |\(|:)(\d{1,6})/.exec(whole.slice(at + 4)) ?? []);
    if (!path || /^(?:Allowed memory size|Out of memory)/.test(whole)) return null;
    if (!place.mentions("PocketMine") && !place.mentions("pocketmine")) return null;
    const parts = path.split(/[/\\]/);
    const said = whole.slice(0, at).replace(/^Uncaught /, "");
    return { plugin: pluginIn(parts), place: `${parts.at(-1)}:${line}`, said: said.slice(0, maxSaid) };
  },
  supersedes: true,
  oneFor: ["plugin", "place"],
});

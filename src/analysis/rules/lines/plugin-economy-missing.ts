import { finding } from "../../model/finding.ts";
import { bedrockServers, platformOf } from "../../model/platforms.ts";

/** `No economy plugin found, economy features are disabled`: what is switched off is a part. */
const partOnly = /\b(?:features?|support|integration|hooks?|costs?|prices?|payments?|rewards?|free|built[- ]in)\b/i;

export default finding({
  code: "plugin-economy-missing",
  severity: "error",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}?\[([A-Za-z][^\][\s:/]{1,80})\](?: -)? (?:[^\n<[\]]{0,60}?[Nn]o Vault dependency found|[^\n<[\]]{0,60}?[Nn]o [Ee]conomy [Pp]lugin [Ff]ound|[^\n<[\]]{0,30}?Vault dependency not found)[^\n]{0,120}/,
  // Without it, most plugins go on without the part that needs money.
  severityAt: (match) => (partOnly.test(match[0]) ? "notice" : undefined),
  // Vault says it for others.
  parameters: (match, { software }) => {
    if (match[1] === "Vault") return null;
    // Vault is Bukkit's.
    const isOther = bedrockServers.has(platformOf(software)) || platformOf(software) === "sponge";
    return { plugin: match[1]!, ...(isOther ? { server: "other" } : {}) };
  },
});

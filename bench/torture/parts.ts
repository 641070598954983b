import { abuse } from "./abuse/mixed-abuse.ts";
import { damageFiles } from "./damage/damage.ts";
import { killAgainAndAgain } from "./kills.ts";
import type { Part } from "./part.ts";
import { cutThePower } from "./power-cuts/power-cuts.ts";
import { sendMalformedRequests } from "./requests/malformed-requests.ts";

export const parts: Record<string, Part> = {
  abuse,
  requests: sendMalformedRequests,
  kills: killAgainAndAgain,
  "power-cuts": cutThePower,
  damage: damageFiles,
};

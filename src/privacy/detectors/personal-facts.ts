import type { Detector } from "../detector.ts";
import { accountSentences } from "./account-sentences.ts";
import { cardDetectors, cardFacts } from "./card-numbers.ts";
import { contactDetectors, contactFacts } from "./contact-facts.ts";
import { deviceDetectors, deviceFacts } from "./device-facts.ts";
import { deviceOwners } from "./device-owners.ts";
import { deviceSentences } from "./device-sentences.ts";
import { documentDetectors, documentFacts } from "./document-facts.ts";
import { ownerDetectors, ownerFacts } from "./file-owners.ts";
import { hostDetectors, hostFacts } from "./host-facts.ts";
import { labelledFacts } from "./labelled-facts.ts";
import { moneyDetectors, moneyFacts } from "./money-facts.ts";
import { namedPeople } from "./named-people.ts";
import { personDetectors, personFacts } from "./person-facts.ts";
import { personalMachines } from "./personal-machines.ts";
import { phoneDetectors, phoneFacts } from "./phone-facts.ts";
import { placeDetectors, placeFacts } from "./place-facts.ts";
import { processListings } from "./process-listings.ts";
import { recoveryDetectors, recoveryFacts } from "./recovery-facts.ts";
import { wirelessNetworks } from "./wireless-networks.ts";

/** What tells who somebody is, where one lives, how one is reached, and what one's computer is called. */
export const personalFacts: readonly Detector[] = [
  ...labelledFacts([
    ...placeFacts,
    ...contactFacts,
    ...phoneFacts,
    ...personFacts,
    ...deviceFacts,
    ...moneyFacts,
    ...cardFacts,
    ...documentFacts,
    ...recoveryFacts,
    ...ownerFacts,
    ...hostFacts,
  ]),
  ...placeDetectors,
  ...contactDetectors,
  ...phoneDetectors,
  ...deviceDetectors,
  ...deviceSentences,
  ...deviceOwners,
  ...wirelessNetworks,
  ...hostDetectors,
  ...personalMachines,
  ...moneyDetectors,
  ...cardDetectors,
  ...documentDetectors,
  ...recoveryDetectors,
  ...ownerDetectors,
  ...accountSentences,
  ...processListings,
  ...personDetectors,
  ...namedPeople,
];

import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

const hex = "0123456789abcdef0123456789abcdef";

describe("an id of a Microsoft or Xbox account is found", () => {
  test.each([
    "--xuid ⟦2535400000000001⟧ --userType msa",
    "--xuid, ⟦2535400000000001⟧, --userType",
    "--xuid ⟦12345⟧ --x",
    "--clientId ⟦QUJDREVGR0g=⟧ --xuid",
    "[--clientId, ⟦QUJD/RE+VGR0g==⟧, --xuid]",
    "Player connected: Alex, xuid: ⟦2535400000000001⟧",
    "Player Spawned: Alex xuid: ⟦2535400000000001⟧, pfid: ⟦0123456789abcdef⟧",
    '"XUID":"⟦2533274800000001⟧"',
    '{\\"xuid\\":\\"⟦2533274800000001⟧\\"}',
    "xuid=⟦0009000001234567⟧",
    "users/xuid(⟦2535400000000001⟧)/profile",
    `Fetching subscription data for account ⟦${hex}⟧`,
    `Entitlements for ⟦${hex}⟧`,
    `"remoteId" : "⟦2535400000000001⟧"`,
    `"localId" : "⟦${hex}⟧"`,
    `"homeAccountId":"⟦${hex}⟧"`,
    `"homeAccountId":"⟦${hex}.${hex}⟧"`,
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "account-id")).toBe(marked);
  });
});

describe("another number or id stays", () => {
  test.each([
    "--uuid 069a79f444e94726a5befca90e38aaf5",
    "--clientId \u0024{clientid}",
    "--xuid 0 --userType legacy",
    "UUID of player Alex is 069a79f4-44e9-4726-a5be-fca90e38aaf5",
    `Loaded profile ${hex}`,
    `sha1 for ${hex}01234567`,
    "Seed: 2535400000000001234",
    "level-seed=2535400000000001",
    "Seed: [2535400000000001]",
    "253540000000000",
    "-2535400000000001",
    "0.2535400000000001",
    "2535400000000001.5",
    "xuid: ",
    "xuid: none",
    "entityUid: 0123456789",
    "uuid=069a79f444e94726a5befca90e38aaf5",
    "grid: 0123456789",
    "accountId: 5",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});

import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJ4dWlkIjoiMSJ9.${"aB3_-".repeat(9)}`;
const encrypted = `eyJlbmMiOiJBMTI4In0.${"a1".repeat(20)}.${"b2".repeat(8)}.${"c3".repeat(30)}.${"d4".repeat(11)}`;
const opaque = "0123456789abcdef0123456789abcdef";

describe("a token is found", () => {
  test.each([
    "--accessToken ⟦abc123⟧ --userType msa",
    `--accessToken ⟦${jwt}⟧ --userType msa`,
    `[--username, Alex, --accessToken, ⟦${jwt}⟧, --userType, msa]`,
    `"--accessToken", "⟦${opaque}⟧", "--userType"`,
    "--accessToken=⟦abc123⟧",
    "--session token:⟦abc123:069a79f444e94726a5befca90e38aaf5⟧ --x",
    "(Session ID is token:⟦abc123:069a79f444e94726a5befca90e38aaf5⟧)",
    "(Session ID is ⟦abc123⟧)",
    `"accessToken":"⟦${opaque}⟧"`,
    '{"accessToken" : "⟦abc123⟧", "authToken":"⟦abc⟧","refreshToken": "⟦a.b-c⟧", "clientToken":"⟦x1⟧9"}'.replace(
      "⟦x1⟧9",
      "⟦x19⟧",
    ),
    `"access_token":"⟦${opaque}⟧"`,
    `{\\"accessToken\\":\\"⟦${opaque}⟧\\"}`,
    `accessToken=⟦${opaque}⟧&x=1`,
    `https://example.com/?token=⟦${opaque}⟧&x=1`,
    `"Token":"⟦${jwt}⟧"`,
    `a ⟦${jwt}⟧ b`,
    `⟦${jwt}⟧.`,
    `⟦${encrypted}⟧`,
    "Authorization: Bearer ⟦abcdef0123456789⟧",
    `authorization: bearer ⟦${jwt}⟧`,
    `Authorization: XBL3.0 x=⟦1234567890;${jwt}⟧`,
    `token: ⟦${opaque}⟧`,
    `session_id=⟦${opaque}⟧`,
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "token")).toBe(marked);
  });
});

describe("what is no token stays", () => {
  test.each([
    "--accessToken  --userType  --versionType snapshot",
    "--accessToken, ❄❄❄❄❄❄❄❄, --userType",
    "--accessToken ********** --userType",
    "--accessToken 0 --userType legacy",
    "--accessToken \u0024{auth_access_token}",
    "--accessToken",
    "--uuid 069a79f444e94726a5befca90e38aaf5",
    "--username Alex",
    "(Session ID is null)",
    "The session ID is provided",
    "(Session ID is token:)",
    "Authorization:Bearer <TOKEN>",
    "the bearer of bad news",
    "Bearer authentication",
    "Unexpected token: IDENTIFIER",
    "Unexpected token: {",
    "Unexpected token: STRING at line 5",
    "Invalid token: minecraft:music_disc_13",
    "token: net.example.Tokens1",
    "identityType:Dtoken, relyingParty:http://auth.xboxlive.com, tokenType:JWT",
    'xtoken":"<TOKEN>"}',
    '"accessToken": null',
    '"accessToken": ""',
    '"accessToken": "********"',
    "capability_token_subclass",
    "tokens: 12",
    "token=5",
    "Successfully retrieved token",
    "eyJ",
    "eyJhbGciOiJI",
    "heyJude.hello.there",
    "ewogICJ0aW1lc3RhbXAiIDogMTY3Mzk4MzQ1NTEwOCwKICAicHJvZmlsZUlkIiA6",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});

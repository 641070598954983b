import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { credentialsOfProfile } from "./credentials.ts";

const file = join(temporaryDirectory(), "credentials");
writeFileSync(
  file,
  "# keys\n[default]\naws_access_key_id = one\r\naws_secret_access_key=two\n\n[ lent ]\naws_access_key_id=three\naws_secret_access_key=four\naws_session_token=five\n[half]\naws_access_key_id=six\n",
);

test("the keys of a profile are read from its section", () => {
  expect(credentialsOfProfile("default", file)).toEqual({
    accessKeyId: "one",
    secretAccessKey: "two",
    sessionToken: null,
  });
  expect(credentialsOfProfile("lent", file)).toEqual({
    accessKeyId: "three",
    secretAccessKey: "four",
    sessionToken: "five",
  });
});

test("half a key, an unknown profile and a missing file are no keys", () => {
  expect(credentialsOfProfile("half", file)).toBeNull();
  expect(credentialsOfProfile("other", file)).toBeNull();
  expect(credentialsOfProfile("default", `${file}.gone`)).toBeNull();
});

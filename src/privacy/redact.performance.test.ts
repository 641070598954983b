import { test } from "bun:test";
import { ordinaryLog } from "../../bench/ordinary-log.ts";
import { filled } from "../../tests/support/growth.ts";
import { expectTimesAsLong } from "../../tests/support/processor-time.ts";
import { redact } from "./redact.ts";

const size = 200_000;
const ordinary = ordinaryLog(1, size);
redact(ordinary);

/** The dearest takes some 40 times as long. One whose time grows with the square would take thousands of times. */
const mostTimes = 100;
const pieces = [
  "1.1.1.1.",
  "1.2.3.4 ",
  "ip 5.9.12.44\n",
  "93.184.216.34 ",
  ":",
  "0:0:",
  "2a01:4f8:c0c:1::2 ",
  "@",
  "a@b.co ",
  "a@b.co,",
  "@1.2.3.4",
  "a.a.a.a@a.a.a",
  "a",
  "a.aaaaaa.",
  "C:\\Users\\",
  "C:\\Users\\a a a a a a ",
  "\\",
  "/home/",
  "%40a",
  "USERNAME=",
  "a USERNAME=b ",
  "x user.name: b ",
  "-",
  "--session ",
  "token=",
  "token='",
  '"token":"',
  "password: ",
  'password="a ',
  "api key:",
  "eyJ-",
  "eyJ.",
  "Bearer ",
  "://a:",
  "http://a:b/",
  "jdbc:",
  "jdbc:?user=a",
  "webhooks/",
  "sk-a",
  "a: /login ",
  "\n",
];

test.each(pieces)("masking a text of nothing but %j stays in proportion to masking an ordinary one", (piece) => {
  expectMasking(piece, mostTimes);
});

function expectMasking(piece: string, times: number): void {
  const text = filled(piece, size);
  expectTimesAsLong(
    times,
    () => redact(text),
    () => redact(ordinary),
  );
}

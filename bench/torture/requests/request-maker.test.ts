import { expect, test } from "bun:test";
import { Dice } from "./dice.ts";
import { RequestMaker } from "./request-maker.ts";

const made = (seed: number, many: number) => {
  const maker = new RequestMaker(new Dice(seed), ["abcdefghjk"]);
  return Array.from({ length: many }, () => maker.next());
};

test("the same seed makes the same requests, another makes others", () => {
  const digest = (seed: number) => made(seed, 300).map(({ bytes }) => Bun.hash(bytes));
  expect(digest(1)).toEqual(digest(1));
  expect(digest(1)).not.toEqual(digest(2));
});

test("what is called whole says where it ends, and most are", () => {
  const requests = made(3, 4000);
  const whole = requests.filter(({ isWhole }) => isWhole);
  expect(whole.length).toBeWithin(2000, 3900);
  for (const { bytes } of whole) {
    const text = Buffer.from(bytes).toString("latin1");
    const headEnd = text.indexOf("\r\n\r\n");
    const head = text.slice(0, headEnd);
    const length = /\r\ncontent-length: (\d+)$/i.exec(head)?.[1];
    if (/\r\ntransfer-encoding: chunked$/i.test(head)) expect(text).toMatch(/0\r\n(Trailer: x\r\n)?\r\n$/);
    else expect(text.length - headEnd - 4).toBe(Number(length ?? 0));
  }
});

import { expect, test } from "bun:test";
import type { LogId } from "./ports.ts";
import { reportKey } from "./report-record.ts";
import { greediest } from "./report-shares.ts";

const key = (network: string, client: number) =>
  reportKey("abcdefghjk" as LogId, network, client.toString(16).padStart(12, "0"));
const of = (network: string, count: number) => Array.from({ length: count }, (_, client) => key(network, client));

test("the network with most reports gives way, and nobody who has a fair share", () => {
  expect(greediest([], "0000")).toBeNull();
  expect(greediest(of("aaaa", 1), "0000")).toBeNull();
  expect(greediest(of("aaaa", 2), "0000")).toEqual(of("aaaa", 2));
  expect(greediest([...of("aaaa", 2), ...of("bbbb", 5)], "0000")).toEqual(of("bbbb", 5));
  expect(greediest([...of("aaaa", 2), ...of("bbbb", 3)], "aaaa")).toBeNull();
  expect(greediest([...of("aaaa", 2), ...of("bbbb", 4)], "aaaa")).toEqual(of("bbbb", 4));
});

test("a flood does not shut itself in: its own reports do not make room for more of them", () => {
  expect(greediest([...of("aaaa", 1), ...of("bbbb", 50)], "bbbb")).toBeNull();
});

import { Client, requestBytes } from "../client.ts";
import { Dice } from "../requests/dice.ts";
import { type Attack, type Attacker, once, several } from "./attack.ts";
import {
  blankBombs,
  bracketBodies,
  formBombs,
  frameBombs,
  jsonBombs,
  keyBombs,
  longNames,
  maskedBodies,
  paxRecords,
} from "./bombs.ts";
import { insightsReads, slowAnalysis } from "./explanations.ts";
import { floods } from "./floods.ts";
import { sharePictures } from "./pictures.ts";
import { RawSocket } from "./raw-socket.ts";

export const attacks: Attack[] = [
  { name: "json-bombs", what: "268 bytes that unpack to 62.9 MB of JSON", requests: jsonBombs, run: repeated(4) },
  { name: "form-bombs", what: "the same as forms, eight at a time", requests: formBombs, run: repeated(8) },
  { name: "blank-bombs", what: "the same of white space", requests: blankBombs, run: repeated(4) },
  { name: "many-keys", what: "4.5 million keys", requests: keyBombs, run: repeated(4) },
  { name: "zstd-frames", what: "a million empty zstd frames", requests: frameBombs, run: repeated(4) },
  { name: "brackets", what: "256 KB of `[`, not packed", requests: bracketBodies, run: repeated(16) },
  { name: "long-names", what: "400 bytes of names with 31,000 folders", requests: longNames, run: repeated(4) },
  {
    name: "pax-records",
    what: "a tar.gz of 8 million records, from three addresses",
    requests: paxRecords,
    run: fromSeveral(3, repeated(2)),
  },
  {
    name: "masked-fragments",
    what: "10 MB of nothing but what masking looks for",
    requests: maskedBodies,
    run: repeated(4),
    maxSeconds: 20,
  },
  { name: "left-reads", what: "40 reads of 10 MB, left after 0.1 s, again and again", run: leftReads },
  {
    name: "pictures",
    what: "previews of 240 logs that are dear to draw, in two languages, 16 at a time",
    run: pictures,
  },
  { name: "slow-analysis", what: "10 MB full of findings, to be explained again and again", run: slowAnalysis },
  { name: "insights-reads", what: "32 reads of the explanation of a log with many findings", run: insightsReads },
  { name: "slow-bodies", what: "bodies of 62.9 and 12.5 MB at 72 KB/s", run: slowBodies },
  { name: "stalled-bodies", what: "260 bodies of 262,143 bytes that stall", run: stalledBodies },
  { name: "one-byte-chunks", what: "chunks of one byte over 40 connections", run: oneByteChunks },
  { name: "guessed-ids", what: "ids that do not exist, 256 in a request", run: guessedIds, isLimited: true },
  ...floods,
];

/** Its requests over some connections, as fast as they are answered. */
function repeated(connections: number): Attack["run"] {
  return (attacker, requests) => {
    let next = 0;
    return several(connections, async () => {
      const client = new Client(attacker.port, attacker.address);
      while (!attacker.isOver()) await once(client, requests[next++ % requests.length]!, attacker);
      client.close();
    });
  };
}

/** Runs an attack from so many addresses at once. */
function fromSeveral(addresses: number, run: Attack["run"]): Attack["run"] {
  return (attacker, requests) => {
    const own = attacker.address.split(".");
    return several(addresses, (number) =>
      run({ ...attacker, address: own.with(2, String(250 + number)).join(".") }, requests),
    );
  };
}

function leftReads(attacker: Attacker): Promise<void> {
  const encodings = ["gzip", "br", "zstd", "gzip;q=0.5, br;q=0.4", "identity"];
  return several(40, async (number) => {
    while (!attacker.isOver()) {
      const client = new Client(attacker.port, attacker.address);
      const path = `/api/log/${attacker.largeLog}`;
      client.get(path, { "Accept-Encoding": encodings[number % encodings.length]! }).then(
        ({ status }) => attacker.answered(status),
        () => attacker.answered(0),
      );
      await Bun.sleep(100);
      client.close();
    }
  });
}

async function pictures(attacker: Attacker): Promise<void> {
  const requests = await sharePictures(attacker.port, attacker.address);
  if (requests.length > 0) await repeated(16)(attacker, requests);
}

function slowBodies(attacker: Attacker): Promise<void> {
  return several(2, async (number) => {
    const promised = number === 0 ? 62_900_000 : 12_500_000;
    while (!attacker.isOver()) {
      const socket = await RawSocket.open(attacker.port, attacker.address, attacker.answered);
      await socket.write(uploadHead(promised));
      // Enough to count as large at once, then at the slowest pace that is allowed.
      await socket.write(Buffer.from('{"content":"'.padEnd(300_000, "x")));
      const chunk = Buffer.alloc(7200, "x");
      while (!attacker.isOver() && !socket.isClosed) {
        await socket.write(chunk);
        await Bun.sleep(100);
      }
      socket.close();
      await Bun.sleep(50);
    }
  });
}

function stalledBodies(attacker: Attacker): Promise<void> {
  const body = Buffer.alloc(262_143 - 10, "x");
  return several(260, async () => {
    while (!attacker.isOver()) {
      const socket = await RawSocket.open(attacker.port, attacker.address, attacker.answered);
      await socket.write(uploadHead(262_143));
      await socket.write(body);
      while (!attacker.isOver() && !socket.isClosed) await Bun.sleep(200);
      socket.close();
      await Bun.sleep(50);
    }
  });
}

function oneByteChunks(attacker: Attacker): Promise<void> {
  // Most of them where a body is wanted, the others where it is not.
  const requests = ["POST /api/upload", "POST /api/upload", "POST /nothing", "GET /api/health"];
  const headers = "Host: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked";
  const heads = requests.map((request) => Buffer.from(`${request} HTTP/1.1\r\n${headers}\r\n\r\n`));
  const chunks = Buffer.from("1\r\n[\r\n".repeat(50_000));
  return several(40, async (number) => {
    while (!attacker.isOver()) {
      const socket = await RawSocket.open(attacker.port, attacker.address, attacker.answered);
      await socket.write(heads[number % heads.length]!);
      while (!attacker.isOver() && !socket.isClosed) await socket.write(chunks);
      socket.close();
      await Bun.sleep(50);
    }
  });
}

function guessedIds(attacker: Attacker): Promise<void> {
  const dice = new Dice(attacker.seed);
  const letters = "23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";
  const guess = () => Array.from({ length: 10 }, () => letters[dice.below(letters.length)]).join("");
  const bulk = () => {
    const body = JSON.stringify(Array.from({ length: 256 }, () => ({ id: guess(), token: "0".repeat(64) })));
    return requestBytes("POST", "/1/bulk/log/delete", { "Content-Type": "application/json" }, body);
  };
  const paths = ["/api/log/", "/raw/", "/api/stats/", "/1/raw/", "/documents/", "/", "/1/log/"];
  return several(8, async (number) => {
    const client = new Client(attacker.port, attacker.address);
    while (!attacker.isOver()) {
      await once(client, number % 2 === 0 ? bulk() : requestBytes("GET", dice.pick(paths) + guess()), attacker);
    }
    client.close();
  });
}

function uploadHead(length: number): Uint8Array {
  const lines = [
    "POST /api/upload HTTP/1.1",
    "Host: 127.0.0.1",
    "Content-Type: application/json",
    `Content-Length: ${length}`,
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
}

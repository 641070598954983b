/**
 * `bun check-conditional-writes.ts`: whether an object store keeps `If-None-Match: *`. Lectern needs it: the store decides
 * which of two uploads has an id. Takes the same S3_… variables as the server, and ends with 1 where it does not.
 */
const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = "us-east-1" } = process.env;
const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
  fail("Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
}

const store = new Bun.S3Client({ endpoint, bucket, region, accessKeyId, secretAccessKey });
const name = `conditional-write-${crypto.randomUUID()}`;
const address = store.presign(name, { method: "PUT", expiresIn: 60 });
const racers = 8;

const first = await put("first");
if (first !== 200) fail(`The store answers ${first} to a write.`);
const second = await put("second");
if (second !== 412 && second !== 409) fail(`The store answers ${second} to a second write of the same name, not 412.`);
await store.delete(name);
const raced = await Promise.all(Array.from({ length: racers }, (_, racer) => put(String(racer))));
await store.delete(name);
const winners = raced.filter((status) => status === 200).length;
if (winners !== 1) fail(`Of ${racers} writes at once ${winners} were taken, not one.`);
process.stdout.write("The store keeps If-None-Match.\n");

async function put(text: string): Promise<number> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(address, { method: "PUT", body: text, headers: { "If-None-Match": "*" }, signal });
  await answer.arrayBuffer();
  return answer.status;
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

export {};

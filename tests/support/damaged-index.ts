import { Database } from "bun:sqlite";
import { readFileSync, writeFileSync } from "node:fs";

/** Changes a byte of an id in the index of ids, as a bad disk does: in the table it stands as before. */
export function damageIndex(path: string, id: string): void {
  const whole = readFileSync(path);
  for (let at = whole.indexOf(id); at !== -1; at = whole.indexOf(id, at + 1)) {
    const spoilt = Buffer.from(whole);
    // A letter that sorts beside it, so that the order stays right.
    spoilt[at + id.length - 1]! ^= 0x01;
    writeFileSync(path, spoilt);
    if (!isFound(path, "", id) && isFound(path, "NOT INDEXED", id)) return;
  }
  throw new Error(`${id} is in no index`);
}

function isFound(path: string, how: string, id: string): boolean {
  using db = new Database(path, { readonly: true });
  return db.query(`SELECT name FROM logs ${how} WHERE id = ?`).get(id) !== null;
}

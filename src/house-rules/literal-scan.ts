import { isAscii } from "../analysis/text/characters.ts";
import { NeedleScan } from "../analysis/text/needle-scan.ts";

/** Finds literals of any script. Those in ASCII take one walk together, each of the others one of its own. */
export class LiteralScan {
  private readonly ascii: { scan: NeedleScan; indexes: number[] };
  private readonly others: { literal: string; index: number }[];

  constructor(literals: readonly string[]) {
    const all = literals.map((literal, index) => ({ literal, index }));
    const plain = all.filter(({ literal }) => isAscii(literal));
    this.ascii = {
      scan: new NeedleScan(plain.map(({ literal }) => literal)),
      indexes: plain.map(({ index }) => index),
    };
    this.others = all.filter(({ literal }) => !isAscii(literal));
  }

  scan(text: string, found: (literal: number, offset: number) => void): void {
    const { scan, indexes } = this.ascii;
    if (indexes.length > 0) scan.scan(text, (index, offset) => found(indexes[index]!, offset));
    for (const { literal, index } of this.others) {
      for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + literal.length)) found(index, at);
    }
  }
}

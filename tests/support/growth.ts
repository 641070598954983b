import { expectTimesAsLong } from "./processor-time.ts";

const factor = 16;
/** Of work that grows with the square, one large piece takes 16 times as long as 16 small ones. */
const mostTimes = 4;

/**
 * For the performance tier. Expects that `run` takes time in proportion to the size of its input: that one input of
 * `size` takes about as long as sixteen of a sixteenth.
 */
export function expectProportionalTime<Input>(
  size: number,
  make: (size: number) => Input,
  run: (input: Input) => unknown,
): void {
  const [small, large] = [make(Math.ceil(size / factor)), make(size)];
  expectTimesAsLong(
    mostTimes,
    () => run(large),
    () => {
      for (let turn = 0; turn < factor; turn++) run(small);
    },
  );
}

/** `piece`, again and again, up to `size` characters. */
export function filled(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
}

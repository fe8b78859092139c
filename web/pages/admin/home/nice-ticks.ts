/** Lines of a chart, at most. */
const MOST = 4;

/** The multiples of 1, 2 or 5 times a power of ten from `least` to `most` that lines of a chart stand for: one to four. */
export function niceTicks(least: number, most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most - least) / MOST));
  const step = [1, 2, 5, 10, 20, 50]
    .map((times) => Math.max(1, times * power))
    .find((each) => Math.floor(most / each) - Math.ceil(least / each) < MOST)!;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

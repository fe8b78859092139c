/** Gain of a result: a perfect one is worth more than two good ones. */
const gain = (grade: number) => 2 ** grade - 1;

/** Discounted cumulative gain of grades in the order of the results. */
const dcg = (grades: number[]) =>
  grades.reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/**
 * The normalised discounted cumulative gain of the first results: 1 when no order of all judged products were better, 0 when
 * none of the results fits. `grades` has the grade of each judged product that fits, and is not empty.
 */
export function ndcg(results: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, depth);
  const found = [...new Set(results)].slice(0, depth).map((result) => grades.get(result) ?? 0);
  return dcg(found) / dcg(best);
}

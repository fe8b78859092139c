/**
 * Does the work for all rows at once. When it throws, each half is tried by itself, and so on: in the end only the rows at
 * fault are left out, each with its error. Work that throws must have changed nothing.
 */
export async function inHalves<Row>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<unknown>,
  leaveOut: (row: Row, error: unknown) => void,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await work(rows);
  } catch (error) {
    if (rows.length === 1) return leaveOut(rows[0]!, error);
    const middle = Math.ceil(rows.length / 2);
    await inHalves(rows.slice(0, middle), work, leaveOut);
    await inHalves(rows.slice(middle), work, leaveOut);
  }
}

import { addRow, FIXED, type VariantRow } from './variant-rows.ts';

/** The rows with cells of a spreadsheet from this one on; rows are added as needed. */
export function paste(
  rows: readonly VariantRow[],
  { row: top, column: left }: { row: number; column: number },
  text: string,
): VariantRow[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const columns = rows[0]?.cells.length ?? FIXED.length;
  let pasted = [...rows];
  while (pasted.length < top + lines.length)
    pasted = addRow(
      pasted,
      Array.from({ length: columns - FIXED.length }, () => ''),
    );
  for (const [down, line] of lines.entries()) {
    const row = pasted[top + down]!;
    const cells = line
      .split('\t')
      .slice(0, columns - left)
      .map((cell) => cell.trim());
    pasted[top + down] = { ...row, cells: row.cells.toSpliced(left, cells.length, ...cells) };
  }
  return pasted;
}

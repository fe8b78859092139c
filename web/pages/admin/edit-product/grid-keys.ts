import type { KeyboardEvent } from 'react';

/** Where a caret is: the selected part of a text of this length. */
interface Caret {
  start: number | null;
  end: number | null;
  length: number;
}

/** Cells to the right, and rows down. */
type Step = readonly [right: number, down: number];

/** Where a key leads from a cell, as in a spreadsheet: to the left and right from the ends of its text alone, or when all of it is selected. */
export function stepOf(key: string, { start, end, length }: Caret): Step | null {
  const isAll = start === 0 && end === length;
  switch (key) {
    case 'ArrowUp':
      return [0, -1];
    case 'ArrowDown':
    case 'Enter':
      return [0, 1];
    case 'ArrowLeft':
      return isAll || (start === 0 && end === 0) ? [-1, 0] : null;
    case 'ArrowRight':
      return isAll || (start === length && end === length) ? [1, 0] : null;
    default:
      return null;
  }
}

/** Moves between the fields of a table. Lists to choose from keep their keys, and so does a table of one row its Enter, which saves. */
export function moveInGrid(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (isShortcut || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const step = stepOf(key, { start, end, length: value.length });
  if (!step || (key === 'Enter' && currentTarget.rows.length === 1)) return;
  const cell = target.closest('td')!;
  const row = cell.parentElement as HTMLTableRowElement;
  const next = currentTarget.rows[row.sectionRowIndex + step[1]]?.cells[cell.cellIndex + step[0]];
  const field = next?.querySelector<HTMLInputElement | HTMLSelectElement>(':is(input, select)');
  // Beyond the last row Enter does nothing: it would save in the middle of a column.
  if (field || step[1] !== 0) event.preventDefault();
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

import Checkbox from '@mui/material/Checkbox';
import * as t from '#messages/admin/ui';
import type { Selection } from './useSelection.ts';

interface SelectRowProps<Row extends { id: string }> {
  row: Row;
  /** Of the row, for screen readers. */
  name: string;
  selection: Selection<Row>;
}

/** Selects a row of a table; with Shift also those between it and the one before. */
export function SelectRow<Row extends { id: string }>({ row, name, selection }: SelectRowProps<Row>) {
  return (
    <Checkbox
      checked={selection.has(row)}
      slotProps={{ input: { 'aria-label': t.selectName(name) } }}
      onChange={({ nativeEvent }) => selection.toggle(row, (nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

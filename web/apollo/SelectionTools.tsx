import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import * as t from '#messages/admin/ui';
import { Button } from '../ui/Button.tsx';
import type { Selection } from '../ui/useSelection.ts';
import { ignoreShown } from './errors.ts';

/** Rows that are read at once to select all that match. */
const PAGE = 100;

interface SelectionToolsProps<Row extends { id: string }> {
  selection: Selection<Row>;
  rows: readonly Row[];
  total: number;
  /** Reads a page of the list. */
  read: (part: { page: number; pageSize: number }) => Promise<readonly Row[]>;
}

/** Selects a page of the list, or all that match. */
export function SelectionTools<Row extends { id: string }>(props: SelectionToolsProps<Row>) {
  const { selection, rows, total, read } = props;
  const [isReading, setIsReading] = useState(false);
  const count = rows.filter(selection.has).length;
  const most = Math.min(total, selection.most);
  const selectAll = async () => {
    setIsReading(true);
    const found: Row[] = [];
    for (let page = 1; found.length < most; page += 1) {
      const part = await read({ page, pageSize: PAGE });
      found.push(...part);
      if (part.length < PAGE) break;
    }
    selection.select(found.slice(0, most));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <FormControlLabel
        sx={{ mr: 0 }}
        label={t.selectThisPage}
        control={
          <Checkbox
            checked={count === rows.length}
            indeterminate={count > 0 && count < rows.length}
            onChange={({ target }) => selection.select(rows, target.checked)}
          />
        }
      />
      {count === rows.length && total > rows.length && selection.selected.length < most && (
        <Button
          loading={isReading}
          onClick={() =>
            void selectAll()
              .catch(ignoreShown)
              .finally(() => setIsReading(false))
          }
        >
          {total > most ? t.selectTheFirstOf(most, total) : t.selectAllThatMatch(total)}
        </Button>
      )}
    </Box>
  );
}

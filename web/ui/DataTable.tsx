import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { MouseEvent, ReactNode } from 'react';
import * as t from '#messages/admin/ui';
import { cardsWhenNarrow, selectable } from './data-table-styles.ts';
import { RouterLink } from './RouterLink.tsx';
import { SidewaysScroll } from './SidewaysScroll.tsx';
import type { TableQuery } from './useTableQuery.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Column<Row> {
  title: string;
  /** By which people choose the column; one without it is always shown. */
  name?: string;
  /** Shown only to people who choose it. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
  /** The value of the parameter `sort` for this column; without it the list cannot be sorted by it. */
  sort?: string;
  /** The title is for screen readers only, as over a column of buttons. */
  hideTitle?: boolean;
  /** A number, which stands at the end of its cell. */
  isNumber?: boolean;
  /** It gets the room that the others leave. */
  isMain?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What the table is sorted by; without it no column can be sorted. */
  query?: TableQuery;
  /** The rows that are chosen; without it none can be. */
  isSelected?: (row: Row) => boolean;
  /** On screens that are narrower than this each row is a card. Pixels. */
  cardsBelow?: number;
  /** The style of these cards, instead of a line for each cell. */
  cardStyle?: object;
  /** The rows are those of the previous query, while the next is loading. */
  stale?: boolean;
}

/** The last column of a table: the buttons of each row. */
export const actionsColumn = <Row,>(cell: (row: Row) => ReactNode): Column<Row> => ({
  title: t.actions,
  hideTitle: true,
  cell: (row) => (
    <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
      {cell(row)}
    </Box>
  ),
});

/** A table with a sticky head that sorts; on narrow screens a card for each row. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, query, isSelected, cardsBelow = 900, cardStyle, stale = false } = props;
  // Explicit roles, because the `display` of the cards removes the implicit ones.
  return (
    <SidewaysScroll hint={t.scrollForMore} label={label}>
      <Table
        role="table"
        aria-label={label}
        aria-busy={stale}
        sx={{
          ...cardsWhenNarrow(cardsBelow, cardStyle),
          ...(isSelected && selectable),
          opacity: stale ? 0.5 : 1,
        }}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <HeadCell key={column.name ?? column.title} column={column} query={query} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow
              key={row.id}
              role="row"
              data-selected={isSelected?.(row) || undefined}
              onClick={followRowLink}
            >
              {columns.map(({ name, title, hideTitle, isNumber, isMain, cell }) => (
                <TableCell
                  key={name ?? title}
                  role="cell"
                  data-label={hideTitle ? undefined : title}
                  data-number={isNumber || undefined}
                  data-main={isMain || undefined}
                  data-column={name}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SidewaysScroll>
  );
}

/** Follows the link of the row that is pressed, as a press on the link itself would; what has a press of its own keeps it. */
function followRowLink({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a, button, input, label') || getSelection()?.toString()) return;
  currentTarget.querySelector('[data-row-link]')?.dispatchEvent(new PointerEvent('click', nativeEvent));
}

interface HeadCellProps {
  column: Pick<Column<never>, 'title' | 'sort' | 'hideTitle' | 'isNumber'>;
  query?: TableQuery;
}

function HeadCell({ column: { title, sort, hideTitle, isNumber }, query }: HeadCellProps) {
  if (!sort || !query) {
    return (
      <TableCell role="columnheader" data-number={isNumber || undefined}>
        {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </TableCell>
    );
  }
  const { sortBy, descending } = query.variables;
  const isSorted = sortBy === sort;
  const order = descending ? 'descending' : 'ascending';
  const next = isSorted && !descending ? 'descending' : 'ascending';
  return (
    <TableCell
      role="columnheader"
      aria-sort={isSorted ? order : undefined}
      data-sortable
      data-number={isNumber || undefined}
    >
      <TableSortLabel
        component={RouterLink}
        href={query.href({ sort, order: next })}
        active={isSorted}
        direction={descending ? 'desc' : 'asc'}
      >
        {title}
      </TableSortLabel>
    </TableCell>
  );
}

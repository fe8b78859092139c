import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { cardsWhenNarrow } from './cards-when-narrow.ts';
import { RouterLink } from './RouterLink.tsx';
import type { TableQuery } from './useTableQuery.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** The name that the list is sorted by it under; without one it cannot be. */
  sort?: string;
  /** The title is for screen readers only, as over a column of buttons. */
  hideTitle?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What the table is sorted by; without it no column can be sorted. */
  query?: TableQuery;
  /** The rows are of the list before, until the new ones come. */
  stale: boolean;
}

/** Rows under a head that stays in sight and sorts them; on narrow screens a card for each row. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, query, stale } = props;
  // The roles are named because cards have another `display`, which takes the table's own roles away.
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={stale}
      sx={{ ...cardsWhenNarrow, opacity: stale ? 0.5 : 1 }}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <HeadCell key={column.title} column={column} query={query} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={row.id} role="row">
            {columns.map(({ title, hideTitle, cell }) => (
              <TableCell key={title} role="cell" data-label={hideTitle ? undefined : title}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface HeadCellProps {
  column: Pick<Column<never>, 'title' | 'sort' | 'hideTitle'>;
  query?: TableQuery;
}

function HeadCell({ column: { title, sort, hideTitle }, query }: HeadCellProps) {
  if (!sort || !query) {
    return (
      <TableCell role="columnheader">
        {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </TableCell>
    );
  }
  const isSorted = query.sortBy === sort;
  const order = query.descending ? 'descending' : 'ascending';
  const next = isSorted && !query.descending ? 'descending' : 'ascending';
  return (
    <TableCell role="columnheader" aria-sort={isSorted ? order : undefined} data-sortable>
      <TableSortLabel
        component={RouterLink}
        href={query.href({ sort, order: next })}
        active={isSorted}
        direction={query.descending ? 'desc' : 'asc'}
      >
        {title}
      </TableSortLabel>
    </TableCell>
  );
}

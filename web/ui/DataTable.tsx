import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { MouseEvent, ReactNode } from 'react';
import * as t from '#messages/admin/ui';
import { CITRON } from './colors.ts';
import { RouterLink } from './RouterLink.tsx';
import type { TableQuery } from './useTableQuery.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** The value of the parameter `sort` for this column; without it the list cannot be sorted by it. */
  sort?: string;
  /** The title is for screen readers only, as over a column of buttons. */
  hideTitle?: boolean;
  /** A number, which stands at the end of its cell. */
  isNumber?: boolean;
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
  const { label, columns, rows, query, isSelected, cardsBelow = 900, stale = false } = props;
  // Explicit roles, because the `display` of the cards removes the implicit ones.
  return (
    <Table
      role="table"
      aria-label={label}
      aria-busy={stale}
      sx={{ ...cardsWhenNarrow(cardsBelow), ...(isSelected && selectable), opacity: stale ? 0.5 : 1 }}
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
          <TableRow
            key={row.id}
            role="row"
            data-selected={isSelected?.(row) || undefined}
            onClick={followRowLink}
          >
            {columns.map(({ title, hideTitle, isNumber, cell }) => (
              <TableCell
                key={title}
                role="cell"
                data-label={hideTitle ? undefined : title}
                data-number={isNumber}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
      <TableCell role="columnheader" data-number={isNumber}>
        {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </TableCell>
    );
  }
  const { sortBy, descending } = query.variables;
  const isSorted = sortBy === sort;
  const order = descending ? 'descending' : 'ascending';
  const next = isSorted && !descending ? 'descending' : 'ascending';
  return (
    <TableCell role="columnheader" aria-sort={isSorted ? order : undefined} data-sortable>
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

/** Style of a table whose rows are chosen. A bar at the foot of the page never covers what has the focus. */
const selectable = {
  '& tbody :is(a, button, input)': { scrollMarginBlock: '60px 150px' },
  '& tbody tr[data-selected]': {
    bgcolor: `color-mix(in srgb, ${CITRON} 14%, var(--palette-background-paper))`,
  },
} as const;

/** Style of a table: on narrow screens each row becomes a card whose cells bear the titles of their columns. */
const cardsWhenNarrow = (below: number) => ({
  '& th': { fontWeight: 600 },
  '& tr:has([data-row-link])': {
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  [`@media (min-width: ${below}px)`]: {
    '& td time, & td [data-variant]': { whiteSpace: 'nowrap' },
    '@media (max-width: 1439.95px)': { '& :is(td, th)': { px: 1 } },
    '& [data-number]': { textAlign: 'end' },
    // Below the bar of the shop, which stays in sight as well.
    // What has the focus is never below the head.
    '& tbody :is(a, button)': { scrollMarginTop: '60px' },
    '& th': {
      position: 'sticky',
      top: 64,
      zIndex: 1,
      bgcolor: 'background.default',
      // The border of a table's cell does not stick.
      boxShadow: 'inset 0 -1px var(--palette-divider)',
    },
  },
  [`@media (max-width: ${below - 0.05}px)`]: {
    '&, & tbody, & td': { display: 'block' },
    // What is left of the head is a line of ways to sort.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& thead tr:has([data-sortable])': { minHeight: 44 },
    '& thead tr:has([data-sortable])::before': { content: `"${t.sortBy}"`, color: 'text.secondary' },
    '& th': { border: 0, py: 1, px: 0 },
    '& th:not([data-sortable])': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'block',
      my: 1.5,
      px: 2,
      py: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
    },
    '& td': {
      display: 'flex',
      justifyContent: 'end',
      gap: 2,
      textAlign: 'end',
      border: 0,
      px: 0,
      py: 0.75,
      // Nothing to read: a card without the title, either.
      '&:empty, &:has(> span:empty:only-child)': { display: 'none' },
      '&[data-label]::before': {
        content: 'attr(data-label)',
        flexShrink: 0,
        marginInlineEnd: 'auto',
        fontWeight: 600,
        color: 'text.secondary',
      },
    },
  },
});

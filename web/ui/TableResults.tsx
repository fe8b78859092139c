import Typography from '@mui/material/Typography';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Loader } from './Loader.tsx';
import { Message } from './Message.tsx';
import { Pager } from './Pager.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface TableResultsProps<Row> {
  /** What the rows are, in the plural. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  /** Where in the whole list the rows stand; absent until the first answer. */
  page: { page: number; pages: number; total: number } | undefined;
  query: TableQuery;
  stale: boolean;
  error: { message: string } | undefined;
  onRetry: () => void;
}

/** A page of a table in each of its states: loading, failed, empty, beyond the end, filled. */
export function TableResults<Row extends { id: string }>(props: TableResultsProps<Row>) {
  const { label, columns, rows, page, query, stale, error, onRetry } = props;
  const failure = error && (
    <Message severity="error" onRetry={onRetry}>
      {error.message}
    </Message>
  );
  // The page before is no answer to what failed.
  if (failure && stale) return failure;
  if (!rows || !page) return <Loader />;
  return (
    <>
      {failure}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {page.total} {page.total === 1 ? 'entry' : 'entries'}
      </Typography>
      {rows.length > 0 ? (
        <DataTable label={label} columns={columns} rows={rows} query={query} stale={stale} />
      ) : page.total > 0 ? (
        <EmptyState action={{ href: query.href({}), label: 'Go to page 1' }}>Nothing on this page</EmptyState>
      ) : (
        <EmptyState action={{ href: query.all, label: 'Show all' }}>Nothing matches.</EmptyState>
      )}
      <Pager page={page.page} pages={page.pages} href={(to) => query.href({ page: String(to) })} />
    </>
  );
}

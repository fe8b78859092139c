import Typography from '@mui/material/Typography';
import { type Column, DataTable } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { Loader } from './Loader.tsx';
import { Pager } from './Pager.tsx';
import type { TableQuery } from './useTableQuery.ts';

export interface TableResultsProps<Data, Row> {
  /** What the rows are, in the plural. */
  label: string;
  columns: readonly Column<Row>[];
  query: TableQuery;
  /** The GraphQL query's result. */
  result: { data?: Data; previousData?: Data; error?: { message: string }; refetch: () => unknown };
  /** Finds the rows in the data, and their position in the whole list. */
  read: (data: Data) => { rows: readonly Row[]; page: number; pages: number; total: number };
}

/** A page of a table in each of its states: loading, failed, empty, beyond the end, filled. */
export function TableResults<Data, Row extends { id: string }>(props: TableResultsProps<Data, Row>) {
  const { label, columns, query, result, read } = props;
  const { data, previousData, error, refetch } = result;
  const failure = <LoadError error={error} onRetry={refetch} />;
  // The page before belongs to another query than the failed one.
  if (error && !data) return failure;
  const shown = data ?? previousData;
  if (!shown) return <Loader />;
  const { rows, page, pages, total } = read(shown);
  return (
    <>
      {failure}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {total} {total === 1 ? 'entry' : 'entries'}
      </Typography>
      {rows.length > 0 ? (
        <DataTable label={label} columns={columns} rows={rows} query={query} stale={!data} />
      ) : total > 0 ? (
        <EmptyState action={{ href: query.href({}), label: 'Go to page 1' }}>Nothing on this page</EmptyState>
      ) : (
        <EmptyState action={{ href: query.all, label: 'Show all' }}>Nothing matches.</EmptyState>
      )}
      <Pager page={page} pages={pages} href={(to) => query.href({ page: String(to) })} />
    </>
  );
}

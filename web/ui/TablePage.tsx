import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/ui';
import { AdminHeading } from './AdminPage.tsx';
import { type Column, DataTable, type DataTableProps } from './DataTable.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import type { LoadedProps } from './Loaded.tsx';
import { Loader } from './Loader.tsx';
import { Pager } from './Pager.tsx';
import { TableFilters, type TableFiltersProps } from './TableFilters.tsx';

interface TablePageProps<Data, Row>
  extends TableFiltersProps,
    Pick<DataTableProps<Row>, 'isSelected' | 'cardsBelow' | 'cardStyle'> {
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  /** Stands between the heading and the search. */
  views?: ReactNode;
  /** Stands above the table. */
  tools?: ReactNode;
  columns: readonly Column<Row>[];
  /** The GraphQL query's result. */
  result: LoadedProps<Data>['result'];
  /** What is said of the list before it has any row, and the one thing to do. */
  empty: {
    text: string;
    action: { href: string; label: string };
    /** The same of the part of the list that is open. */
    part?: string;
  };
  /** Finds the rows in the data, and their position in the whole list. */
  read: (data: Data) => { rows: readonly Row[]; page: number; pages: number; total: number };
}

/** A page with one table of the admin area: heading, search, filters and rows. */
export function TablePage<Data, Row extends { id: string }>(props: TablePageProps<Data, Row>) {
  const { title, action, views, searchLabel, filters, more, query } = props;
  return (
    <>
      <AdminHeading title={title} action={action} />
      {views}
      <TableFilters {...{ query, searchLabel, filters, more }} />
      <Rows {...props} />
    </>
  );
}

/** A page of the table in each of its states: loading, failed, empty, beyond the end, filled. */
function Rows<Data, Row extends { id: string }>(props: TablePageProps<Data, Row>) {
  const { title, tools, columns, query, isSelected, cardsBelow, cardStyle, result, read, empty } = props;
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
        <>
          {tools}
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            query={query}
            isSelected={isSelected}
            cardsBelow={cardsBelow}
            cardStyle={cardStyle}
            stale={!data}
          />
        </>
      ) : total > 0 ? (
        <EmptyState action={{ href: query.href({}), label: t.goToPage1 }}>{t.nothingOnThisPage}</EmptyState>
      ) : (
        <EmptyState action={query.isAll ? empty.action : { href: query.all, label: t.showAll }}>
          {query.isAll ? empty.text : (empty.part ?? t.nothingMatches)}
        </EmptyState>
      )}
      <Pager page={page} pages={pages} href={query.pageHref} />
    </>
  );
}

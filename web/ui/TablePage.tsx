import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import { TableFilters, type TableFiltersProps } from './TableFilters.tsx';
import { TableResults, type TableResultsProps } from './TableResults.tsx';

interface TablePageProps<Data, Row> extends TableFiltersProps, Omit<TableResultsProps<Data, Row>, 'label'> {
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
}

/** A page with one table of the admin area: heading, search, filters and rows. */
export function TablePage<Data, Row extends { id: string }>(props: TablePageProps<Data, Row>) {
  const { title, action, searchLabel, filters, query, ...results } = props;
  const heading = <Typography variant="h1">{title}</Typography>;
  return (
    <>
      <PageTitle title={title} />
      {action ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 2,
          }}
        >
          {heading}
          {action}
        </Box>
      ) : (
        heading
      )}
      <TableFilters query={query} searchLabel={searchLabel} filters={filters} />
      <TableResults label={title} query={query} {...results} />
    </>
  );
}

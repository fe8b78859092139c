import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/redirects';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { TableFilters } from '../../../ui/TableFilters.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { EditRedirect } from './EditRedirect.tsx';
import {
  type RedirectRowFragment,
  useDeleteRedirectMutation,
  useRedirectsQuery,
} from './Redirects.generated.tsx';

const FIRST = 50;

const Delete = deleteButton(useDeleteRedirectMutation);

const wraps = { overflowWrap: 'anywhere', minWidth: 0 } as const;

const columns: Column<RedirectRowFragment>[] = [
  {
    title: t.from,
    cell: ({ from }) => (
      <Box component="span" sx={wraps}>
        {from}
      </Box>
    ),
  },
  {
    title: t.to,
    cell: ({ to }) => (
      <Box component="span" sx={wraps}>
        {to ? (
          <Link href={to} target="_blank">
            {to}
          </Link>
        ) : (
          t.nowhere
        )}
      </Box>
    ),
  },
  { title: t.by, cell: ({ source }) => (source ? t.sources[source] : t.staff) },
  actionsColumn((redirect) => (
    <>
      <EditRedirect redirect={redirect} />
      <Delete
        variables={{ input: { id: redirect.id } }}
        name={redirect.from}
        consequence={t.deleteConsequence}
      />
    </>
  )),
];

/** Old addresses and where they lead to. */
export default function RedirectsPage() {
  const query = useTableQuery(['CREATED_AT']);
  const { keyword } = query.variables;
  const after = query.filter('after');
  const result = useRedirectsQuery({
    variables: { keyword, first: FIRST, after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <AdminHeading title={t.redirects} action={<EditRedirect />} />
      <Typography sx={{ mt: -1, maxWidth: '65ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <TableFilters query={query} searchLabel={t.search} />
      <Loaded result={result}>
        {({ redirects: { nodes, pageInfo } }, stale) => (
          <>
            {nodes.length > 0 ? (
              <DataTable label={t.redirects} columns={columns} rows={nodes} stale={stale} />
            ) : (
              <EmptyState action={query.isAll ? undefined : { href: query.all, label: t.showAll }}>
                {query.isAll ? t.none : t.noneMatches}
              </EmptyState>
            )}
            <Box sx={{ display: 'flex', gap: 2, my: 2, '& a': { minHeight: 44, minWidth: 44 } }}>
              {after && <Link href={query.href({ after: null })}>{t.first}</Link>}
              {pageInfo.hasNextPage && <Link href={query.href({ after: pageInfo.endCursor })}>{t.next}</Link>}
            </Box>
          </>
        )}
      </Loaded>
    </>
  );
}

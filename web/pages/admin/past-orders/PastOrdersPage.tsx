import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/past-orders';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { customersUrl, newImportUrl } from '../../../router/admin-urls.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TableFilters } from '../../../ui/TableFilters.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { usePastOrdersQuery } from './PastOrders.generated.tsx';
import { customerColumns, orderColumns } from './past-columns.tsx';

/** Orders of a page, and customers that are shown. */
const FIRST = 25;

/** Customers and orders of the shop system that was used before. */
export default function PastOrdersPage() {
  const query = useTableQuery(['PLACED_AT']);
  const viewer = useViewer();
  const { keyword } = query.variables;
  const after = query.filter('after');
  const result = usePastOrdersQuery({
    variables: { keyword, first: FIRST, after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <BackLink href={customersUrl} />
      <AdminHeading title={t.beforeThisShop} />
      <Typography sx={{ mt: -1, maxWidth: '65ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <TableFilters query={query} searchLabel={t.foundBy} />
      <Loaded result={result}>
        {({ pastOrders: orders, pastCustomers: customers }, stale) =>
          query.isAll && orders.nodes.length + customers.nodes.length === 0 ? (
            <EmptyState
              action={may(viewer, 'PRODUCTS') ? { href: newImportUrl, label: t.importAFile } : undefined}
            >
              {t.nothingImported}
            </EmptyState>
          ) : (
            <>
              <Section title={t.orders}>
                {orders.nodes.length > 0 ? (
                  <DataTable label={t.orders} columns={orderColumns} rows={orders.nodes} stale={stale} />
                ) : (
                  <Typography>{t.noOrderMatches}</Typography>
                )}
                <Box sx={{ display: 'flex', gap: 2, '& a': { minHeight: 44, minWidth: 44 } }}>
                  {after && <Link href={query.href({ after: null })}>{t.first}</Link>}
                  {orders.pageInfo.hasNextPage && (
                    <Link href={query.href({ after: orders.pageInfo.endCursor })}>{t.next}</Link>
                  )}
                </Box>
              </Section>
              <Section title={t.customers} sx={{ mt: 4 }}>
                {customers.nodes.length > 0 ? (
                  <DataTable
                    label={t.customers}
                    columns={customerColumns((email) => query.href({ keyword: email }))}
                    rows={customers.nodes}
                    stale={stale}
                  />
                ) : (
                  <Typography>{t.noCustomerMatches}</Typography>
                )}
                {customers.pageInfo.hasNextPage && (
                  <Typography color="textSecondary">{t.onlyTheFirst(FIRST)}</Typography>
                )}
              </Section>
            </>
          )
        }
      </Loaded>
    </>
  );
}

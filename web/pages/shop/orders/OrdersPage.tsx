import Box from '@mui/material/Box';
import { useEffect } from 'react';
import * as t from '#messages/orders';
import { forgetViewer } from '../../../features/accounts/viewer.ts';
import { ordersUrl } from '../../../router/urls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { TableFilters } from '../../../ui/TableFilters.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { OrderCard } from './OrderCard.tsx';
import { useOrdersPageQuery } from './OrdersPage.generated.tsx';

/** The viewer's orders as people look for them, newest first: what was bought, when, and what has become of it. */
export default function OrdersPage() {
  const query = useTableQuery(['CREATED_AT']);
  const { page, keyword } = query.variables;
  const { data, previousData, error, refetch } = useOrdersPageQuery({ variables: { page, keyword } });
  const list = (data ?? previousData)?.me?.orders;
  const hasEnded = data?.me === null;
  useEffect(() => {
    if (hasEnded) forgetViewer();
  }, [hasEnded]);

  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageHeading title={t.myOrdersLabel} space={3} />
      <LoadError error={error} onRetry={refetch} />
      {!list && !error && <Loader />}
      {list && (list.total > 0 || keyword) && <TableFilters query={query} searchLabel={t.numberOrProduct} />}
      {list?.total === 0 &&
        (keyword ? (
          <EmptyState action={{ href: ordersUrl, label: t.showAllOrders }}>{t.noneFound}</EmptyState>
        ) : (
          <EmptyState action={{ href: '/', label: t.browseProducts }}>
            {t.youHaveNotOrderedAnything}
          </EmptyState>
        ))}
      {list && list.total > 0 && (
        <>
          {list.orders.length > 0 ? (
            <Box
              component="ul"
              aria-label={t.myOrdersLabel}
              aria-busy={!data}
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, opacity: data ? 1 : 0.5 }}
            >
              {list.orders.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </Box>
          ) : (
            <EmptyState action={{ href: query.pageHref(1), label: t.goToPage1 }}>
              {t.nothingOnThisPage}
            </EmptyState>
          )}
          <Pager page={list.page} pages={list.pages} href={query.pageHref} />
        </>
      )}
    </Box>
  );
}

import * as t from '#messages/orders';
import { orderUrl } from '../../router/urls.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import type { MyOrdersFragment } from './MyOrders.generated.tsx';
import { orderColumns } from './order-columns.tsx';

const columns = orderColumns(orderUrl);

interface MyOrdersProps {
  page: MyOrdersFragment;
  /** Whether this is still the previous page, shown until the new one is loaded. */
  stale: boolean;
  /** Address of a page of the table. */
  href: (page: number) => string;
}

/** The viewer's orders, newest first. */
export function MyOrders({ page, stale, href }: MyOrdersProps) {
  if (page.total === 0) {
    return (
      <EmptyState action={{ href: '/', label: t.browseProducts }}>{t.youHaveNotOrderedAnything}</EmptyState>
    );
  }
  return (
    <>
      {page.orders.length > 0 ? (
        <DataTable label={t.myOrders} columns={columns} rows={page.orders} stale={stale} />
      ) : (
        <EmptyState action={{ href: href(1), label: t.goToPage1 }}>{t.nothingOnThisPage}</EmptyState>
      )}
      <Pager page={page.page} pages={page.pages} href={href} />
    </>
  );
}

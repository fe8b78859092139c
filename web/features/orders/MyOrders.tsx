import Button from '@mui/material/Button';
import { orderUrl } from '../../router/urls.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { DoneOn } from './DoneOn.tsx';
import type { MyOrdersFragment } from './MyOrders.generated.tsx';
import { PaidOn } from './PaidOn.tsx';
import { ShortDate } from './ShortDate.tsx';

interface MyOrdersProps {
  page: MyOrdersFragment;
  /** Whether this is still the previous page, shown until the new one is loaded. */
  stale: boolean;
  /** Address of a page of the table. */
  href: (page: number) => string;
}

const columns: Column<MyOrdersFragment['orders'][number]>[] = [
  { title: 'ID', cell: ({ id }) => <small>{id}</small> },
  { title: 'DATE', cell: ({ createdAt }) => <ShortDate iso={createdAt} /> },
  { title: 'TOTAL', cell: ({ totalPrice }) => <Money cents={totalPrice} /> },
  { title: 'PAID', cell: (order) => <PaidOn order={order} /> },
  { title: 'DELIVERED', cell: ({ deliveredAt }) => <DoneOn iso={deliveredAt} notDone="Not delivered" /> },
  {
    title: 'Details',
    hideTitle: true,
    cell: ({ id }) => (
      <Button href={orderUrl(id)} variant="outlined" size="small">
        Details<VisuallyHidden> of order {id}</VisuallyHidden>
      </Button>
    ),
  },
];

/** The viewer's orders, newest first. */
export function MyOrders({ page, stale, href }: MyOrdersProps) {
  if (page.total === 0) {
    return (
      <EmptyState action={{ href: '/', label: 'Browse products' }}>
        You have not ordered anything yet.
      </EmptyState>
    );
  }
  return (
    <>
      {page.orders.length > 0 ? (
        <DataTable label="My Orders" columns={columns} rows={page.orders} stale={stale} />
      ) : (
        <EmptyState action={{ href: href(1), label: 'Go to page 1' }}>Nothing on this page</EmptyState>
      )}
      <Pager page={page.page} pages={page.pages} href={href} />
    </>
  );
}

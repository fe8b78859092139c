import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DoneOn } from '../../features/orders/DoneOn.tsx';
import { PaidOn } from '../../features/orders/PaidOn.tsx';
import { ShortDate } from '../../features/orders/ShortDate.tsx';
import { mailUrl, orderUrl } from '../../router/urls.ts';
import type { OrderColumn } from '../../schema.generated.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TableFilters } from '../../ui/TableFilters.tsx';
import { TableResults } from '../../ui/TableResults.tsx';
import { useTableQuery } from '../../ui/useTableQuery.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type AdminOrdersPageQuery, useAdminOrdersPageQuery } from './AdminOrdersPage.generated.tsx';

type Order = AdminOrdersPageQuery['orders']['orders'][number];

const columns: Column<Order>[] = [
  { title: 'ID', cell: ({ id }) => <small>{id}</small> },
  {
    title: 'USER',
    sort: 'CUSTOMER' satisfies OrderColumn,
    cell: ({ user }) => (
      <span>
        {user.name}
        <br />
        <Link href={mailUrl(user.email)}>{user.email}</Link>
      </span>
    ),
  },
  {
    title: 'DATE',
    sort: 'CREATED_AT' satisfies OrderColumn,
    cell: ({ createdAt }) => <ShortDate iso={createdAt} />,
  },
  {
    title: 'TOTAL',
    sort: 'TOTAL' satisfies OrderColumn,
    cell: ({ totalPrice }) => <Money cents={totalPrice} />,
  },
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

/** Every order of the shop. */
export function AdminOrdersPage() {
  const query = useTableQuery<OrderColumn>(['CREATED_AT', 'CUSTOMER', 'TOTAL']);
  const { page, keyword, sortBy, descending, filter } = query;
  const { data, previousData, error, refetch } = useAdminOrdersPageQuery({
    variables: {
      page,
      keyword,
      sortBy,
      descending,
      paid: yesOrNo(filter('paid')),
      delivered: yesOrNo(filter('delivered')),
    },
  });
  const found = (data ?? previousData)?.orders;
  return (
    <>
      <PageTitle title="Orders" />
      <Typography variant="h1">Orders</Typography>
      <TableFilters
        query={query}
        searchLabel="Name, email or beginning of the ID"
        filters={[
          { name: 'paid', label: 'Paid', options: { yes: 'Paid', no: 'Not paid' } },
          { name: 'delivered', label: 'Delivered', options: { yes: 'Delivered', no: 'Not delivered' } },
        ]}
      />
      <TableResults
        label="Orders"
        columns={columns}
        rows={found?.orders}
        page={found}
        query={query}
        stale={!data}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}

/** Anything else in the address is no filter. */
function yesOrNo(value: string | null): boolean | null {
  if (value === 'yes') return true;
  return value === 'no' ? false : null;
}

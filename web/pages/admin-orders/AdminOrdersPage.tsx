import Link from '@mui/material/Link';
import { orderColumns } from '../../features/orders/order-columns.tsx';
import { mailUrl } from '../../router/urls.ts';
import type { OrderColumn } from '../../schema.generated.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import { useTableQuery } from '../../ui/useTableQuery.ts';
import { type AdminOrdersPageQuery, useAdminOrdersPageQuery } from './AdminOrdersPage.generated.tsx';

type Order = AdminOrdersPageQuery['orders']['orders'][number];

const customer: Column<Order> = {
  title: 'USER',
  sort: 'CUSTOMER' satisfies OrderColumn,
  cell: ({ user }) => (
    <span>
      {user.name}
      <br />
      <Link href={mailUrl(user.email)}>{user.email}</Link>
    </span>
  ),
};

const [id, ...others] = orderColumns;
const columns = [id!, customer, ...others];

const filters = [
  { name: 'paid', label: 'Paid', options: { yes: 'Paid', no: 'Not paid' } },
  { name: 'delivered', label: 'Delivered', options: { yes: 'Delivered', no: 'Not delivered' } },
];

/** Every order of the shop. */
export default function AdminOrdersPage() {
  const query = useTableQuery<OrderColumn>(['CREATED_AT', 'CUSTOMER', 'TOTAL']);
  const result = useAdminOrdersPageQuery({
    variables: {
      ...query.variables,
      paid: yesOrNo(query.filter('paid')),
      delivered: yesOrNo(query.filter('delivered')),
    },
  });
  return (
    <TablePage
      title="Orders"
      searchLabel="Name, email or beginning of the ID"
      filters={filters}
      columns={columns}
      query={query}
      result={result}
      read={({ orders }) => ({ ...orders, rows: orders.orders })}
    />
  );
}

/** Any other value in the address is no filter. */
function yesOrNo(value: string | null): boolean | null {
  if (value === 'yes') return true;
  return value === 'no' ? false : null;
}

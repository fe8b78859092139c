import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/orders';
import { states } from '#messages/orders';
import type { OrderRowFragment } from '../../../features/orders/OrderRow.generated.tsx';
import { orderColumns } from '../../../features/orders/order-columns.tsx';
import { TagChip } from '../../../features/orders/TagChip.tsx';
import { useAdminOrderUrl } from '../../../features/orders/useAdminOrderUrl.ts';
import { newOrderUrl, printUrl } from '../../../router/admin-urls.ts';
import { mailUrl } from '../../../router/urls.ts';
import type { OrderColumn, OrderState, OrderTask, ReturnState } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/MissingPart.tsx';
import type { Filter } from '../../../ui/TableFilters.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { type AdminOrdersPageQuery, useAdminOrdersPageQuery } from './AdminOrdersPage.generated.tsx';

type Order = AdminOrdersPageQuery['orders']['orders'][number];

const customer: Column<Order> = {
  title: t.user,
  sort: 'CUSTOMER' satisfies OrderColumn,
  cell: ({ user }) => (
    <span>
      {user.name}
      <br />
      <Link href={mailUrl(user.email)}>{user.email}</Link>
    </span>
  ),
};

const filters: Filter[] = [
  { name: 'paid', label: t.paid, options: { yes: t.paid, no: t.notPaid } },
  { name: 'delivered', label: t.delivered, options: { yes: t.delivered, no: t.notDelivered } },
  { name: 'state', label: t.state, options: states },
  { name: 'task', label: t.task, options: t.tasks },
  { name: 'onHold', label: t.onHold, options: { yes: t.onHold, no: t.notOnHold } },
  { name: 'answer', label: t.messages, options: { yes: t.answerWaiting } },
  { name: 'withdrawn', label: t.withdrawals, options: { yes: t.withdrawn } },
];

/** Whether something comes back of an order that is not settled. A withdrawal has a mark of its own. */
const hasOpenReturn = ({ returns }: Order) =>
  returns.some(({ kind, state }) => kind === 'RETURN' && openReturns.includes(state));
const openReturns: readonly ReturnState[] = ['REQUESTED', 'APPROVED', 'RECEIVED'];

/** The number and the state of an order; below what waits with it, that it was withdrawn from or has a note, and its tags. */
const withTags = (order: Column<OrderRowFragment>): Column<Order> => ({
  ...order,
  cell: (row) => (
    <>
      {order.cell(row)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:not(:empty)': { mt: 0.5 } }}>
        {row.hold && <Chip size="small" color="warning" label={t.onHold} title={row.hold.reason} />}
        {row.hasUnansweredMessage && <Chip size="small" color="secondary" label={t.answerWaiting} />}
        {row.withdrawals.length > 0 && <Chip size="small" color="warning" label={t.withdrawn} />}
        {hasOpenReturn(row) && <Chip size="small" color="warning" label={t.openReturn} />}
        {row.note && <Chip size="small" variant="outlined" label={t.note} title={row.note} />}
        {row.tags?.map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </Box>
    </>
  ),
});

const NewOrder = lazyPart(async () => (await import('./NewOrder.tsx')).NewOrder, MissingPart);

/** Every order of the shop, or the form of a new one. In one file, since each page adds to the first visit of the shop. */
export default function AdminOrdersPage() {
  return useLocation().pathname === newOrderUrl ? <NewOrder /> : <Orders />;
}

function Orders() {
  const query = useTableQuery<OrderColumn>(['CREATED_AT', 'CUSTOMER', 'TOTAL']);
  const tag = query.filter('tag');
  const [id, order, ...others] = orderColumns(useAdminOrderUrl());
  const result = useAdminOrdersPageQuery({
    variables: {
      ...query.variables,
      paid: yesOrNo(query.filter('paid')),
      delivered: yesOrNo(query.filter('delivered')),
      state: stateIn(query.filter('state')),
      task: taskIn(query.filter('task')),
      onHold: yesOrNo(query.filter('onHold')),
      hasUnansweredMessage: yesOrNo(query.filter('answer')),
      withdrawn: yesOrNo(query.filter('withdrawn')),
      tag,
    },
  });
  return (
    <TablePage
      title={t.orders}
      action={
        <Button href={newOrderUrl} variant="contained">
          {t.newOrder}
        </Button>
      }
      searchLabel={t.numberNameEmailOr}
      filters={filters}
      columns={[id!, withTags(order!), customer, ...others]}
      views={
        <>
          {tag && (
            <Typography>
              {t.ordersTagged(tag)}. <Link href={query.href({ tag: null })}>{t.showAllOrders}</Link>
            </Typography>
          )}
          <PrintLinks ids={result.data?.orders.orders.map(({ id }) => id) ?? []} />
        </>
      }
      query={query}
      result={result}
      read={({ orders }) => ({ ...orders, rows: orders.orders })}
    />
  );
}

/** Pages to print of what is to be shipped of the orders that are listed. */
function PrintLinks({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const linkTo = (page: Parameters<typeof printUrl>[0]) => ({
    ...{ href: printUrl(page, ids), target: '_blank', rel: 'noopener' },
  });
  return (
    <Typography>
      {t.printOfThese} <Link {...linkTo('packing-slips')}>{t.packingSlips}</Link>,{' '}
      <Link {...linkTo('pick-list')}>{t.pickList}</Link>
    </Typography>
  );
}

/** Any other value in the address is no filter. */
function stateIn(value: string | null): OrderState | null {
  return value && Object.hasOwn(states, value) ? (value as OrderState) : null;
}

/** The same. */
const taskIn = (value: string | null) =>
  value && Object.hasOwn(t.tasks, value) ? (value as OrderTask) : null;

/** The same. */
function yesOrNo(value: string | null): boolean | null {
  if (value === 'yes') return true;
  return value === 'no' ? false : null;
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/orders';
import { select } from '#messages/admin/ui';
import * as backorder from '#messages/backorder';
import * as list from '#messages/orders';
import { orderName } from '#money/order-name';
import { fieldColumns } from '../../../features/custom-fields/field-columns.tsx';
import type { OrderListRowFragment } from '../../../features/orders/OrderList.generated.tsx';
import { sumOfBackordered } from '../../../features/orders/open-items.ts';
import { TagChip } from '../../../features/orders/TagChip.tsx';
import { mailUrl } from '../../../router/urls.ts';
import type { OrderColumn, ReturnState } from '../../../schema.generated.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RecentTime } from '../../../ui/RecentTime.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { SelectRow } from '../../../ui/SelectRow.tsx';
import type { Selection } from '../../../ui/useSelection.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FulfillmentCell, PaymentCell } from './OrderFacts.tsx';
import { OrderThumbs } from './OrderThumbs.tsx';

type Order = OrderListRowFragment;

/** Width of screens, in pixels, from which on the columns stand beside each other. */
export const TABLE = 1280;

/** The columns of the list of all orders: those that people choose from between those that always are. A press on a row opens its order. */
export const listColumns = (
  href: (id: string) => string,
  selection: Selection<Order>,
  fields: Parameters<typeof fieldColumns>[0],
): Column<Order>[] => [
  {
    title: select,
    hideTitle: true,
    cell: (order) => <SelectRow row={order} name={orderName(order.number)} selection={selection} />,
  },
  {
    title: list.id,
    cell: (order) => (
      <span>
        <b>{orderName(order.number)}</b>
        <Box component="small" title={order.id} sx={second('14ch')}>
          {order.id}
        </Box>
        <Marks order={order} />
      </span>
    ),
  },
  ...choices,
  ...fieldColumns<Order>(fields),
  {
    title: list.details,
    hideTitle: true,
    cell: ({ id, number }) => (
      <RowLink href={href(id)}>
        <span>{list.detailsOf(<VisuallyHidden> {list.ofOrder(orderName(number))}</VisuallyHidden>)}</span>
      </RowLink>
    ),
  },
];

/** The second line of a cell: what is too long for a column stands in the tooltip, and wraps in a card. */
const second = (width: string) => ({
  display: 'block',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  [`@media (min-width: ${TABLE}px)`]: {
    maxWidth: width,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** The columns that people choose from. */
const choices: Column<Order>[] = [
  {
    name: 'customer',
    title: t.user,
    sort: 'CUSTOMER' satisfies OrderColumn,
    cell: ({ user }) => (
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {user.name}
        <Link href={mailUrl(user.email)} title={user.email} variant="caption" sx={second('18ch')}>
          {user.email}
        </Link>
      </Box>
    ),
  },
  { name: 'items', title: t.items, cell: ({ orderItems }) => <OrderThumbs items={orderItems} /> },
  {
    name: 'date',
    title: list.date,
    sort: 'CREATED_AT' satisfies OrderColumn,
    cell: ({ createdAt }) => <RecentTime iso={createdAt} />,
  },
  {
    name: 'total',
    title: list.total,
    sort: 'TOTAL' satisfies OrderColumn,
    isNumber: true,
    cell: ({ totalPrice, currency }) => (
      <b>
        <Money cents={totalPrice} currency={currency} />
      </b>
    ),
  },
  { name: 'paid', title: list.paid, cell: (order) => <PaymentCell order={order} /> },
  { name: 'delivered', title: list.delivered, cell: (order) => <FulfillmentCell order={order} /> },
  { name: 'method', isExtra: true, title: t.paidBy, cell: ({ paymentChoice }) => paymentChoice.label },
  {
    name: 'tags',
    isExtra: true,
    title: t.tags,
    cell: ({ tags }) => tags?.map((tag) => <TagChip key={tag} tag={tag} />),
  },
  { name: 'note', isExtra: true, title: t.note, cell: ({ note }) => <Box sx={second('24ch')}>{note}</Box> },
];

/** What waits with an order, that it was withdrawn from, is on backorder or has a note, and its tags. */
function Marks({ order }: { order: Order }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:not(:empty)': { mt: 0.5 } }}>
      {order.hasUnansweredMessage && <Chip size="small" color="secondary" label={t.answerWaiting} />}
      {order.withdrawals.length > 0 && <Chip size="small" color="warning" label={t.withdrawn} />}
      {sumOfBackordered(order.orderItems) > 0 && (
        <Chip size="small" variant="outlined" color="warning" label={backorder.onBackorder} />
      )}
      {hasOpenReturn(order) && <Chip size="small" color="warning" label={t.openReturn} />}
      {order.note && <Chip size="small" variant="outlined" label={t.note} title={order.note} />}
      {order.tags?.map((tag) => (
        <TagChip key={tag} tag={tag} />
      ))}
    </Box>
  );
}

/** Whether something comes back of an order that is not settled. A withdrawal has a mark of its own. */
const hasOpenReturn = ({ returns }: Order) =>
  returns.some(({ kind, state }) => kind === 'RETURN' && openReturns.includes(state));
const openReturns: readonly ReturnState[] = ['REQUESTED', 'APPROVED', 'RECEIVED'];

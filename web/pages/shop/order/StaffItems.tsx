import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/order';
import * as backorder from '#messages/backorder';
import * as orders from '#messages/orders';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { productLineUrl } from '../../../router/urls.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useReturns } from './returns/useReturns.ts';

type Item = OrderDetailFragment['orderItems'][number];

/** The lines of an order for staff: how many units were ordered, and what became of them. */
export function StaffItems({ order }: { order: OrderDetailFragment }) {
  const { found } = useReturns(order.id, undefined, 0);
  const parts = found?.returns.flatMap(({ lines }) => lines) ?? [];
  const returned = (item: Item) =>
    parts.reduce(
      (sum, { orderItemId, receivedQuantity }) =>
        orderItemId === item.id ? sum + (receivedQuantity ?? 0) : sum,
      0,
    );
  const number = (title: string, cell: Column<Item>['cell']) => ({ title, cell, isNumber: true });
  const columns = [
    { title: t.product, cell: (item: Item) => <Product item={item} /> },
    number(t.price, ({ price }) => <Money cents={price} />),
    number(t.ordered, ({ qty }) => qty),
    number(t.shipped, (item) => <Shipped item={item} />),
    ...(parts.length > 0 ? [number(t.returned, returned)] : []),
    number(t.refunded, (item) => refundedUnits(item, order.isPaid)),
    number(t.sum, (item) => <Sum item={item} />),
  ];
  return (
    <Box sx={flat}>
      <DataTable label={t.items} columns={columns} rows={order.orderItems} cardsBelow={768} />
    </Box>
  );
}

/** Units whose money went back, or goes back: of a paid order also those that were cancelled. */
export const refundedUnits = (
  { creditedQuantity, cancelledQuantity }: Pick<Item, 'creditedQuantity' | 'cancelledQuantity'>,
  isPaid: boolean,
): number => creditedQuantity - (isPaid ? 0 : cancelledQuantity);

function Product({ item }: { item: Item }) {
  const { options, sku, priceOverride, cancelledQuantity, backorderedQuantity } = item;
  const variant = [...options, sku && orders.sku(sku)].filter(Boolean).join(', ');
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: 2, alignItems: 'center' }}
    >
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Picture image={item.image} alt="" sizes="44px" />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Link
          href={productLineUrl(item.product, options.length > 0 ? item.variantId : undefined)}
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {item.name}
        </Link>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {variant}
          {priceOverride && (
            <div>
              {orders.priceSetByStaffIn(<Money cents={priceOverride.shopPrice} />, priceOverride.reason)}
            </div>
          )}
        </Box>
        {backorderedQuantity > 0 && (
          <Box sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'warning.main' }}>
            {backorder.units(backorderedQuantity)}
          </Box>
        )}
        {cancelledQuantity > 0 && (
          <Box sx={{ fontSize: '0.875rem', fontWeight: 600 }}>{orders.unitsCancelled(cancelledQuantity)}</Box>
        )}
      </Box>
    </Box>
  );
}

function Sum({ item: { price, qty, discount } }: { item: Item }) {
  return (
    <div>
      <strong>
        <Money cents={price * qty} />
      </strong>
      {discount > 0 && (
        <Box sx={{ fontSize: '0.875rem', color: 'success.main' }}>
          {orders.discount(<Money cents={-discount} />)}
        </Box>
      )}
    </div>
  );
}

/** Citron where the shop has still something to ship. */
function Shipped({ item: { qty, shippedQuantity, cancelledQuantity } }: { item: Item }) {
  const wanted = qty - cancelledQuantity;
  if (shippedQuantity >= wanted) return shippedQuantity;
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 1,
        whiteSpace: 'nowrap',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      }}
    >
      {t.shippedOf(shippedQuantity, wanted)}
    </Box>
  );
}

/** Style of a table within a paper. */
const flat = {
  mx: -1,
  '& table th': { bgcolor: 'transparent', fontWeight: 500, color: 'text.secondary' },
  '@media (min-width: 768px)': { '& table th': { position: 'static', overflowWrap: 'normal' } },
  '& table tbody tr': { bgcolor: 'transparent' },
  '& table tbody tr:last-of-type td': { borderBottom: 0 },
  '& table :is(th, td)': { px: 1 },
  '@media (max-width: 767.95px)': {
    // Its product on a line, its numbers on the next.
    '& table tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1,
      m: 0,
      px: 0,
      py: 1.5,
      border: 0,
      borderTop: 1,
      borderColor: 'divider',
      borderRadius: 0,
    },
    '& table tbody tr:first-of-type': { borderTop: 0 },
    '& table td': { display: 'inline-flex', gap: 0.75, py: 0.25 },
    '& table td:first-of-type': { flexBasis: '100%', justifyContent: 'start', textAlign: 'start', mb: 0.5 },
    '& table td:first-of-type::before': { content: 'none' },
    '& table td[data-label]::before': { fontWeight: 400, whiteSpace: 'nowrap' },
  },
} as const;

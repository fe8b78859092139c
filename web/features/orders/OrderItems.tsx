import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import * as t from '#messages/orders';
import { productLineUrl } from '../../router/urls.ts';
import type { OrderItem, PriceOverride } from '../../schema.generated.ts';
import { BackorderNote } from '../../ui/BackorderNote.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { UnitPrice } from '../../ui/UnitPrice.tsx';

type OrderedItem = Partial<
  Pick<
    OrderItem,
    | 'sku'
    | 'discount'
    | 'priceOverride'
    | 'shippedQuantity'
    | 'backorderedQuantity'
    | 'cancelledQuantity'
    | 'creditedQuantity'
  >
> &
  Pick<OrderItem, 'product' | 'variantId' | 'name' | 'options' | 'image' | 'price' | 'qty'> & {
    /** Of what is not ordered yet, like the next one. */
    unitPrice?: ComponentProps<typeof UnitPrice>['of'];
    countInStock?: number;
  };

/** Which variant it is, for the shopper and for the staff who pack it. */
function VariantNote({ options, sku }: Pick<OrderedItem, 'options' | 'sku'>) {
  const words = [...options, sku && t.sku(sku)].filter(Boolean).join(', ');
  if (!words) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words}
    </Typography>
  );
}

/** Why staff set the price, which only staff see. */
function PriceNote({ shopPrice, reason }: Pick<PriceOverride, 'shopPrice' | 'reason'>) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t.priceSetByStaffIn(<Money cents={shopPrice} />, reason)}
    </Typography>
  );
}

/** How many units are not sent, and of how many others the money went back. */
function TakenOff({ cancelledQuantity = 0, creditedQuantity = 0 }: Partial<OrderedItem>) {
  const refunded = creditedQuantity - cancelledQuantity;
  const words = [
    cancelledQuantity > 0 && t.unitsCancelled(cancelledQuantity),
    refunded > 0 && t.unitsRefunded(refunded),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {words.join(', ')}
    </Typography>
  );
}

/** How many of the units that are to be shipped are not there yet. */
function Backordered({
  qty,
  shippedQuantity = 0,
  cancelledQuantity = 0,
  backorderedQuantity = 0,
}: Partial<OrderedItem>) {
  const open = (qty ?? 0) - shippedQuantity - cancelledQuantity;
  return <BackorderNote qty={open} countInStock={open - backorderedQuantity} />;
}

/** The lines of an order, each with its sum. */
export function OrderItems({ items }: { items: readonly OrderedItem[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item.variantId}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '64px minmax(0, 1fr) auto' },
            columnGap: 2,
            alignItems: 'center',
            py: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ gridRow: { xs: '1 / 3', sm: 'auto' }, borderRadius: 1, overflow: 'hidden' }}>
            <Picture image={item.image} alt="" sizes="64px" />
          </Box>
          <div>
            <Link
              href={productLineUrl(item.product, item.options.length > 0 ? item.variantId : undefined)}
              underline="hover"
              sx={{ fontWeight: 600 }}
            >
              {item.name}
            </Link>
            <VariantNote {...item} />
            {item.shippedQuantity! > 0 && item.shippedQuantity! < item.qty && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t.shippedOf(item.shippedQuantity!, item.qty)}
              </Typography>
            )}
            {item.priceOverride && <PriceNote {...item.priceOverride} />}
            <TakenOff {...item} />
            {item.countInStock !== undefined && (
              <BackorderNote qty={item.qty} countInStock={item.countInStock} />
            )}
            <Backordered {...item} />
          </div>
          <Box>
            {item.qty} x <Money cents={item.price} /> = <Money cents={item.price * item.qty} />
            {item.unitPrice && (
              <Box sx={{ textAlign: { sm: 'end' } }}>
                <UnitPrice of={item.unitPrice} />
              </Box>
            )}
            {Boolean(item.discount) && (
              <Box sx={{ fontSize: '0.875rem', color: 'success.main', textAlign: { sm: 'end' } }}>
                {t.discount(<Money cents={-item.discount!} />)}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

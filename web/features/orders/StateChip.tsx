import Chip from '@mui/material/Chip';
import * as t from '#messages/orders';
import type { OrderState } from '../../schema.generated.ts';

/** Citron marks what the shop does next, yellow what waits for money; what is over has no colour. */
const colors: Record<OrderState, 'secondary' | 'success' | 'warning' | 'default'> = {
  ...{
    PLACED: 'warning',
    AUTHORIZED: 'secondary',
    PAID: 'secondary',
    PARTLY_FULFILLED: 'secondary',
    PARTLY_PAID: 'warning',
    FULFILLED: 'success',
  },
  ...{ DELIVERED: 'success', CANCELLED: 'default', PARTLY_REFUNDED: 'default', REFUNDED: 'default' },
};

interface StateChipProps {
  order: { state: OrderState; shippingMethod: { kind: 'DELIVERY' | 'PICKUP' } | null };
}

/** What has become of an order, in words. */
export function StateChip({ order: { state, shippingMethod } }: StateChipProps) {
  const words = t.stateOf(state, shippingMethod?.kind === 'PICKUP');
  const color = colors[state];
  const variant = color === 'warning' || color === 'success' ? 'outlined' : 'filled';
  return <Chip size="small" label={words} color={color} variant={variant} />;
}

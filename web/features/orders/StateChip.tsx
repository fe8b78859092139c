import Chip from '@mui/material/Chip';
import * as t from '#messages/orders';
import type { OrderState } from '../../schema.generated.ts';

/** Citron marks what the shop does next, yellow what waits for money; what is over has no colour. */
const colors: Record<OrderState, 'secondary' | 'success' | 'warning' | 'default'> = {
  PLACED: 'warning',
  AUTHORIZED: 'secondary',
  PAID: 'secondary',
  PARTLY_FULFILLED: 'secondary',
  PARTLY_PAID: 'warning',
  FULFILLED: 'success',
  DELIVERED: 'success',
  CANCELLED: 'default',
  PARTLY_REFUNDED: 'default',
  REFUNDED: 'default',
};

interface StateChipProps {
  order: {
    state: OrderState;
    shippingMethod: { kind: 'DELIVERY' | 'PICKUP' } | null;
    /** Of an order that returned items pay: what its buyer pays besides. */
    exchangedFor?: { rest: object | null } | null;
  };
}

/** What has become of an order, in words. */
export const stateWords = ({ state, shippingMethod, exchangedFor }: StateChipProps['order']): string =>
  state === 'PARTLY_PAID' && exchangedFor?.rest
    ? t.waitsForTheReturn
    : t.stateOf(state, shippingMethod?.kind === 'PICKUP');

/** The same as a mark. */
export function StateChip({ order }: StateChipProps) {
  const color = colors[order.state];
  const variant = color === 'warning' || color === 'success' ? 'outlined' : 'filled';
  return <Chip size="small" label={stateWords(order)} color={color} variant={variant} />;
}

import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { Checkout } from './checkout.entity.ts';

/** A checkout as it is read, past the entity layer, without what only its changes need. `lockCheckout` reads it for these. */
export type CheckoutRow = RowOf<Checkout, 'lines' | 'priceRules'>;

const columns = columnsOf(Checkout, 'lines', 'priceRules');

export const readCheckout = columns.read<[id: string]>('from checkouts where id = $1');

/** The checkout that is paid by a provider order. */
export const readCheckoutOfProviderOrder = columns.read<[provider: string, providerOrderId: string]>(
  'from checkouts where payment_provider = $1 and provider_order_id = $2',
);

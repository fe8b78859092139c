import { describeEnum } from '../../core/describe-enum.ts';

/** The shop systems whose customers and orders are kept as history. */
export const PastSource = { SHOPIFY: 'shopify', WOOCOMMERCE: 'woocommerce' } as const;
export type PastSource = (typeof PastSource)[keyof typeof PastSource];

describeEnum('PastSource', PastSource, 'The shop system that a customer or an order was imported from.', {
  SHOPIFY: 'Shopify.',
  WOOCOMMERCE: 'WooCommerce.',
});

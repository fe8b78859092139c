import { priceByBrackets } from '#money/shipping-brackets';
import { TABLE } from '#money/shop-rules';
import { defineModule } from '../../core/define-module.ts';
import { settings } from '../../platform/settings/module.ts';
import { deliverySettings } from './delivery-settings.ts';
import { ShippingMethodsResolver } from './shipping.resolver.ts';
import { shippingSettings } from './shipping-settings.ts';

export const shipping = defineModule({
  name: 'shipping',
  uses: [settings],
  resolvers: [ShippingMethodsResolver],
  settings: [shippingSettings, deliverySettings],
  shippingCalculators: [
    {
      name: TABLE,
      title: 'Its price',
      price({ method, lines, weight, itemsPrice }) {
        const quantity = lines.reduce((sum, { qty }) => sum + qty, 0);
        return priceByBrackets(method, { weight, quantity, itemsPrice });
      },
    },
  ],
});

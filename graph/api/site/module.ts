import { categories } from '../../catalog/categories/module.ts';
import { collections } from '../../catalog/collections/module.ts';
import { homePage } from '../../catalog/home-page/module.ts';
import { menus } from '../../catalog/menus/module.ts';
import { products } from '../../catalog/products/module.ts';
import { redirects } from '../../catalog/redirects/module.ts';
import { search } from '../../catalog/search/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { analytics } from '../../platform/analytics/module.ts';
import { pages } from '../../platform/pages/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { uploads } from '../../platform/uploads/module.ts';
import { checkout } from '../../trade/checkout/module.ts';
import { paymentMethods } from '../../trade/payment-methods/module.ts';
import { returns } from '../../trade/returns/module.ts';
import { setup } from '../../trade/setup/module.ts';
import { shipping } from '../../trade/shipping/module.ts';
import { tax } from '../../trade/tax/module.ts';
import { withdrawals } from '../../trade/withdrawals/module.ts';

export const site = defineModule({
  name: 'site',
  uses: [
    settings,
    analytics,
    uploads,
    pages,
    categories,
    collections,
    menus,
    homePage,
    products,
    checkout,
    paymentMethods,
    returns,
    shipping,
    redirects,
    search,
    setup,
    tax,
    withdrawals,
  ],
});

import 'reflect-metadata';
import { accounts } from '../people/accounts/module.ts';
import { addresses } from '../people/addresses/module.ts';
import { authentication } from '../people/accounts/factors/old-module.ts';
import { cart } from '../trade/cart/module.ts';
import { catalog } from '../catalog/products/module.ts';
import { checkout } from '../trade/checkout/module.ts';
import { mergeModules } from '../core/merge-modules.ts';
import { core } from '../core/module.ts';
import { guests } from '../trade/guests/module.ts';
import { imports } from '../catalog/imports/module.ts';
import { ledger } from '../trade/ledger/module.ts';
import { limits } from '../platform/limits/module.ts';
import { mail } from '../platform/mail/module.ts';
import { operations } from '../platform/operations/module.ts';
import { orders } from '../trade/orders/module.ts';
import { payments } from '../trade/payments/module.ts';
import { privacy } from '../privacy/module.ts';
import { promotions } from '../trade/promotions/module.ts';
import { recovery } from '../people/accounts/recovery/old-module.ts';
import { rest } from '../api/rest/module.ts';
import { reviews } from '../catalog/reviews/module.ts';
import { settings } from '../platform/settings/module.ts';
import { site } from '../api/site/module.ts';
import { staff } from '../people/staff/module.ts';
import { staffOrders } from '../trade/staff-orders/module.ts';
import { storedCarts } from '../trade/cart/stored/old-module.ts';
import { uploads } from '../platform/uploads/module.ts';

/** The modules of the shop: a new one is added here and nowhere else. */
export const modules = [
  core,
  limits,
  settings,
  uploads,
  accounts,
  catalog,
  reviews,
  promotions,
  cart,
  checkout,
  orders,
  addresses,
  payments,
  mail,
  authentication,
  recovery,
  guests,
  staffOrders,
  staff,
  storedCarts,
  imports,
  ledger,
  privacy,
  rest,
  site,
  operations,
];

/** What they bring, for commands and tests. */
export const declared = mergeModules(modules);

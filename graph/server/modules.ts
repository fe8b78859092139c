import 'reflect-metadata';
import { accounts } from '../accounts/module.ts';
import { addresses } from '../addresses/module.ts';
import { authentication } from '../authentication/module.ts';
import { cart } from '../cart/module.ts';
import { catalog } from '../catalog/module.ts';
import { checkout } from '../checkout/module.ts';
import { mergeModules } from '../core/merge-modules.ts';
import { core } from '../core/module.ts';
import { guests } from '../guests/module.ts';
import { imports } from '../imports/module.ts';
import { ledger } from '../ledger/module.ts';
import { limits } from '../limits/module.ts';
import { mail } from '../mail/module.ts';
import { operations } from '../operations/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { privacy } from '../privacy/module.ts';
import { promotions } from '../promotions/module.ts';
import { recovery } from '../recovery/module.ts';
import { rest } from '../rest/module.ts';
import { reviews } from '../reviews/module.ts';
import { settings } from '../settings/module.ts';
import { site } from '../site/module.ts';
import { staff } from '../staff/module.ts';
import { staffOrders } from '../staff-orders/module.ts';
import { storedCarts } from '../stored-carts/module.ts';
import { uploads } from '../uploads/module.ts';

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

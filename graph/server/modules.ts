import 'reflect-metadata';
import { rest } from '../api/rest/module.ts';
import { site } from '../api/site/module.ts';
import { attributes } from '../catalog/attributes/module.ts';
import { categories } from '../catalog/categories/module.ts';
import { collections } from '../catalog/collections/module.ts';
import { homePage } from '../catalog/home-page/module.ts';
import { imports } from '../catalog/imports/module.ts';
import { manufacturers } from '../catalog/manufacturers/module.ts';
import { menus } from '../catalog/menus/module.ts';
import { pictures } from '../catalog/pictures/module.ts';
import { prices } from '../catalog/prices/module.ts';
import { products } from '../catalog/products/module.ts';
import { redirects } from '../catalog/redirects/module.ts';
import { reviews } from '../catalog/reviews/module.ts';
import { search } from '../catalog/search/module.ts';
import { stockAlerts } from '../catalog/stock-alerts/module.ts';
import { stocktake } from '../catalog/stocktake/module.ts';
import { wishList } from '../catalog/wish-list/module.ts';
import { mergeModules } from '../core/merge-modules.ts';
import { core } from '../core/module.ts';
import { accounts } from '../people/accounts/module.ts';
import { addresses } from '../people/addresses/module.ts';
import { staff } from '../people/staff/module.ts';
import { adminSearch } from '../platform/admin-search/module.ts';
import { analytics } from '../platform/analytics/module.ts';
import { brand } from '../platform/brand/module.ts';
import { customFields } from '../platform/custom-fields/module.ts';
import { dataAccess } from '../platform/data-access/module.ts';
import { limits } from '../platform/limits/module.ts';
import { live } from '../platform/live/module.ts';
import { mail } from '../platform/mail/module.ts';
import { operations } from '../platform/operations/module.ts';
import { pages } from '../platform/pages/module.ts';
import { settings } from '../platform/settings/module.ts';
import { uploads } from '../platform/uploads/module.ts';
import { privacy } from '../privacy/module.ts';
import { bankTransfers } from '../trade/bank-transfers/module.ts';
import { blocklist } from '../trade/blocklist/module.ts';
import { bookkeeping } from '../trade/bookkeeping/module.ts';
import { boughtTogether } from '../trade/bought-together/module.ts';
import { cart } from '../trade/cart/module.ts';
import { checkout } from '../trade/checkout/module.ts';
import { closing } from '../trade/closing/module.ts';
import { credits } from '../trade/credits/module.ts';
import { currency } from '../trade/currency/module.ts';
import { customerExports } from '../trade/customer-exports/module.ts';
import { customers } from '../trade/customers/module.ts';
import { dashboard } from '../trade/dashboard/module.ts';
import { exchanges } from '../trade/exchanges/module.ts';
import { fulfillments } from '../trade/fulfillments/module.ts';
import { guests } from '../trade/guests/module.ts';
import { inquiries } from '../trade/inquiries/module.ts';
import { inventory } from '../trade/inventory/module.ts';
import { invoices } from '../trade/invoices/module.ts';
import { ledger } from '../trade/ledger/module.ts';
import { messages } from '../trade/messages/module.ts';
import { orderAddresses } from '../trade/order-addresses/module.ts';
import { orderExports } from '../trade/order-exports/module.ts';
import { orderHolds } from '../trade/order-holds/module.ts';
import { orderViews } from '../trade/order-views/module.ts';
import { orders } from '../trade/orders/module.ts';
import { pageFacts } from '../trade/page-facts/module.ts';
import { pastOrders } from '../trade/past-orders/module.ts';
import { paymentMethods } from '../trade/payment-methods/module.ts';
import { payments } from '../trade/payments/module.ts';
import { presets } from '../trade/presets/module.ts';
import { promotions } from '../trade/promotions/module.ts';
import { refunds } from '../trade/refunds/module.ts';
import { reports } from '../trade/reports/module.ts';
import { returns } from '../trade/returns/module.ts';
import { reviewRequests } from '../trade/review-requests/module.ts';
import { segments } from '../trade/segments/module.ts';
import { seller } from '../trade/seller/module.ts';
import { setup } from '../trade/setup/module.ts';
import { shipping } from '../trade/shipping/module.ts';
import { staffOrders } from '../trade/staff-orders/module.ts';
import { tax } from '../trade/tax/module.ts';
import { testOrders } from '../trade/test-orders/module.ts';
import { timeline } from '../trade/timeline/module.ts';
import { withdrawals } from '../trade/withdrawals/module.ts';

/** The modules of the shop: a new one is added here, and in no other production code. */
export const modules = [
  core,
  limits,
  dataAccess,
  adminSearch,
  settings,
  customFields,
  pages,
  uploads,
  analytics,
  brand,
  mail,
  operations,
  live,
  accounts,
  addresses,
  staff,
  categories,
  attributes,
  manufacturers,
  products,
  prices,
  redirects,
  search,
  collections,
  menus,
  homePage,
  pictures,
  reviews,
  imports,
  stockAlerts,
  stocktake,
  wishList,
  promotions,
  returns,
  reports,
  exchanges,
  shipping,
  tax,
  paymentMethods,
  presets,
  setup,
  cart,
  blocklist,
  checkout,
  orders,
  timeline,
  testOrders,
  orderExports,
  orderHolds,
  orderViews,
  closing,
  credits,
  currency,
  fulfillments,
  payments,
  orderAddresses,
  bankTransfers,
  refunds,
  withdrawals,
  messages,
  inquiries,
  pageFacts,
  pastOrders,
  seller,
  inventory,
  invoices,
  bookkeeping,
  boughtTogether,
  guests,
  reviewRequests,
  customers,
  customerExports,
  segments,
  staffOrders,
  ledger,
  dashboard,
  rest,
  site,
  privacy,
];

/** What they bring, for commands and tests. */
export const declared = mergeModules(modules);

import type { OrderMatch } from '../../../schema.generated.ts';

export const search = 'Search';
export const searchEverything = 'Search everything';
export const results = 'Results';
export const close = 'Close';
export const orders = 'Orders';
export const customers = 'Customers';
export const beforeThisShop = 'Before this shop';
export const products = 'Products';
export const settings = 'Settings';
export const actions = 'Actions';
export const screens = 'Screens';
export const recent = 'Recent';
export const draft = 'Draft';
export const searching = 'Searching…';
export const found = (count: number) => (count === 1 ? '1 result' : `${count} results`);
export const nothingFoundFor = (text: string) => `Nothing was found for '${text}'.`;
export const whatCanBeSearched =
  "Orders are found by number, name, e-mail address, phone number, city, postal code, product, SKU, tracking number and payment id; customers by name and e-mail address, also those of an earlier shop with their orders; products, settings and screens by their names. 'refund 1049' and 'ship 1049' open the order with its form.";
export const failed = 'The search failed.';
export const tooLong = 'Search for at most 100 characters.';
export const allOrdersWith = (text: string) => `All orders with '${text}'`;
export const refundOrder = (order: string) => `Refund order ${order}`;
export const shipOrder = (order: string) => `Ship order ${order}`;
/** How these actions begin when they are typed. */
export const typedActions = { refund: 'refund', ship: 'ship' };
export const lightOrDark = 'Switch between light and dark';
export const newOrder = 'New order';
export const newProduct = 'New product';
export const newImport = 'New import';
export const ordersToShip = 'Orders to ship';
export const ordersOnHold = 'Orders on hold';
export const ordersToRefund = 'Orders to refund';
export const unpaidOrders = 'Unpaid orders';
export const exportOrders = 'Export orders';
export const lowStock = 'Low stock';
export const soldOut = 'Sold out';
export const drafts = 'Drafts of products';
export const dataAccesses = 'Who looked at personal data';
export const inviteStaff = 'Invite to the staff';
/** By what an order was found, where its name does not say it. */
export const foundBy: Partial<Record<OrderMatch, string>> = {
  EMAIL: 'E-mail',
  PHONE: 'Phone',
  CITY: 'City',
  POSTAL_CODE: 'Postal code',
  TRACKING: 'Tracking number',
  PAYMENT: 'Payment',
  SKU: 'SKU',
  PRODUCT: 'Product',
};

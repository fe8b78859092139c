/** Here, since `web/router/urls.ts` is in the first visit of every shopper. */
export const adminOrdersUrl = '/admin/orderlist';
export const newOrderUrl = '/admin/orders/new';

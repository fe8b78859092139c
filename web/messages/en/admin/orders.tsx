import type { ReactNode } from 'react';

export const user = 'USER';
export const paid = 'Paid';
export const notPaid = 'Not paid';
export const delivered = 'Delivered';
export const notDelivered = 'Not delivered';
export const orders = 'Orders';
export const state = 'State';
export const onHold = 'On hold';
export const notOnHold = 'Not on hold';
export const newOrder = 'New order';
export const whatOrdersAreFoundBy = 'Number, name, email, phone, city, tracking or ID';
export const emailOfTheCustomer = 'Email of the customer';
export const theOrderGoesToThe = (name: string) => `The order goes to the account of ${name}.`;
export const useAddressOf = (order: string, address: string) => `Use the address of ${order}: ${address}`;
export const noAccountHasConfirmedThis =
  'No account has confirmed this address: the customer orders as a guest.';
export const nameOfTheCustomerOptional = 'Name of the customer (optional)';
export const leftOutItIsThe = 'Left out, it is the recipient of the address.';
export const shippingaddress = 'shippingAddress.';
export const billingaddress = 'billingAddress.';
export const inTheShopInStock = (amount: ReactNode, countInStock: number) => (
  <>
    {amount} in the shop, {countInStock} in stock
  </>
);
export const remove = (name: string) => `Remove ${name}`;
export const quantity = 'Quantity';
export const onlyLeft = (countInStock: number) => `Only ${countInStock} left.`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const changePrice = 'Change price';
export const changeThePriceOf = (name: string) => `Change the price of ${name}`;
export const priceForOne = 'Price for one';
export const priceForOneName = (name: string) => `Price for one ${name}`;
export const reason = 'Reason';
export const forStaffTheCustomerDoes = 'For staff. The customer does not see it.';
export const reasonForThePriceOf = (name: string) => `Reason for the price of ${name}`;
export const useTheShopsPrice = "Use the shop's price";
export const useTheShopsPriceOf = (name: string) => `Use the shop's price of ${name}`;
export const findAProductToAdd = 'Find a product to add';
export const byNameBrandOrSku = 'By name, brand or SKU.';
export const nothingFoundFor = (keyword: string) => `Nothing found for '${keyword}'.`;
export const productsFound = 'Products found';
export const outOfStock = 'out of stock';
export const inStock = (countInStock: number) => `${countInStock} in stock`;
export const sku = (sku: string) => `, SKU ${sku}`;
export const add = 'Add';
export const addName = (name: string) => `Add ${name}`;
export const theShopDoesNotShip = 'The shop does not ship this order to that country.';
export const orderTaken = 'Order taken';
export const theCustomerGetsAPayment = 'The customer gets a payment link.';
export const orderTakenMailed = (mailed: string) => `Order taken. ${mailed}`;
export const nothingIsInTheOrder = 'Nothing is in the order yet.';
export const linesOfTheOrder = 'Lines of the order';
export const products = 'Products';
export const customer = 'Customer';
export const whereItGoes = 'Where it goes';
export const paymentMethod = 'Payment Method';
export const discountCodesOptional = 'Discount codes (optional)';
export const severalAreSeparatedByBlanks = 'Several are separated by blanks.';
export const discountsAndPayment = 'Discounts and payment';
export const takeTheOrder = 'Take the order';
export const whatYouTypedIsLost = 'What you typed is lost.';
export const leaveWithoutTheOrder = 'Leave without the order?';
export const leave = 'Leave';
export const tags = 'Tags';
export const addTags = 'Add tags';
export const changeTags = 'Change tags';
export const tagsChanged = 'Tags changed';
export const separatedByCommas = 'At most 10, separated by commas. Customers do not see them.';
export const ordersTagged = (tag: string) => `Orders tagged '${tag}'`;
export const ordersOfOneCustomer = 'Orders of one customer';
export const showAllOrders = 'Show all orders';
export const messages = 'Messages';
export const answerWaiting = 'Answer waiting';
export const withdrawals = 'Withdrawals';
export const withdrawn = 'Withdrawn';
export const backorders = 'Backorders';
export const backordered = 'On backorder';
export const notBackordered = 'Nothing on backorder';
export const openReturn = 'Return';
export const note = 'Note';
export const packingSlips = 'Packing slips';
export const pickList = 'Pick list';
export const placedFrom = 'Placed from';
export const placedUntil = 'Placed until';
export const items = 'ITEMS';
export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const toShip = (isFetched: boolean) => (isFetched ? 'To hand over' : 'To ship');
export const selectedOrders = 'Selected orders';
export const ship = 'Ship…';
export const tag = 'Tag…';
export const tagOrders = (count: number) => (count === 1 ? 'Tag one order' : `Tag ${count} orders`);
export const tagsToAdd = 'Tags to add';
export const tagsToRemove = 'Tags to remove';
export const hold = 'Hold…';
export const holdOrders = (count: number) =>
  count === 1 ? 'Put one order on hold' : `Put ${count} orders on hold`;
export const areOnHold = (count: number) =>
  count === 1 ? 'One order is on hold' : `${count} orders are on hold`;
export const areReleased = (count: number) =>
  count === 1 ? 'One order is released' : `${count} orders are released`;
export const undo = 'Undo';
export const orderProblem = (order: string, message: string, others: number) =>
  `${order}: ${message}${others > 0 ? ` (${others} more stay selected.)` : ''}`;
export const ofSent = (sent: number, count: number) => `${sent} of ${count}`;
export const inTheList = 'In the list';
export const previousOrder = (order: string) => `Previous: ${order}`;
export const nextOrder = (order: string) => `Next: ${order}`;
export const tasks = {
  SHIP: 'To ship',
  RELEASE: 'On hold',
  REFUND: 'To refund',
  COLLECT_PAYMENT: 'Waits for payment',
};
export const nothingWaits = {
  SHIP: 'No order waits to be shipped.',
  RELEASE: 'No order is on hold.',
  REFUND: 'No order waits for a refund.',
  COLLECT_PAYMENT: 'No order waits for its payment.',
};
export const allOrders = 'All';

export const paidBy = 'Paid by';
export const columnsHint =
  'A saved view keeps its columns; otherwise this browser keeps them. Number and link stay.';
export const saveView = 'Save view';
export const saveViewHint = 'Keeps filter, order and columns as a tab of yours; nobody else sees it.';
export const nameOfTheView = 'Name';
export const viewSaved = 'The view is saved';
export const saveChanges = 'Save changes';
export const renameView = 'Rename view';
export const deleteView = 'Delete view';
export const viewDeleted = (name: string) => `View '${name}' is deleted`;
export const exportOrders = 'Export';
export const exportSelected = 'Export';
export const rowForEachOrder = { csv: 'CSV: a row for each order', xlsx: 'XLSX: a row for each order' };
export const rowForEachItem = { csv: 'CSV: a row for each item', xlsx: 'XLSX: a row for each item' };

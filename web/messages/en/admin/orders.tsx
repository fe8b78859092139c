import type { ReactNode } from 'react';

export const user = 'USER';
export const paid = 'Paid';
export const notPaid = 'Not paid';
export const delivered = 'Delivered';
export const notDelivered = 'Not delivered';
export const orders = 'Orders';
export const state = 'State';
export const newOrder = 'New order';
export const numberNameEmailOr = 'Number, name, email or beginning of the ID';
export const emailOfTheCustomer = 'Email of the customer';
export const theOrderGoesToThe = (name: string) => `The order goes to the account of ${name}.`;
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

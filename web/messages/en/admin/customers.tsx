import type { ReactNode } from 'react';

export const customers = 'Customers';
export const customer = 'Customer';
export const foundBy = 'Name, email or phone number';
export const name = 'Name';
export const email = 'Email';
export const orders = 'Orders';
export const spent = 'Spent';
export const lastOrder = 'Last order';
export const tags = 'Tags';
export const customersTagged = (tag: string) => `Customers tagged '${tag}'`;
export const knownSince = 'Known since';
export const blocked = 'Blocked';
export const kinds = { ACCOUNT: 'Account', GUEST: 'Without account', UNCONFIRMED: 'Account, not confirmed' };
export const noCustomers = 'Nobody has bought or registered yet.';
export const nobodyMatches = 'No customer matches.';
export const nobodyHasOrdered = 'Nobody has ordered yet.';
export const showAll = 'Show all customers';
export const exportCustomers = 'Export';
export const first = 'First';
export const next = 'Next';
export const allOrders = (total: number) => (total === 1 ? 'The order in the list' : `All ${total} orders`);
export const noOrders = 'No orders yet.';
export const order = 'Order';
export const placed = 'Placed';
export const total = 'Total';
export const state = 'State';
export const figures = 'Figures';
export const agreed = 'Ordered';
export const refunded = 'Refunded';
export const net = 'Paid less refunded';
export const average = 'On average';
export const firstOrder = 'First order';
export const figuresHint =
  'Ordered: all orders that are not cancelled, paid or not. Paid less refunded: payments without what was given back.';
export const returns = 'Returns';
export const returned = 'Requested';
export const contact = 'Contact';
export const writeMail = 'Write an email';
export const addresses = 'Addresses used';
export const blocklist = 'Blocked';
export const notBlocked = 'Not blocked.';
export const blockedSince = (reason: string, since: ReactNode) => (
  <>
    {reason}, since {since}
  </>
);
export const account = 'Account';
export const editAccount = 'Edit account';
export const confirmed = 'Address confirmed';
export const notConfirmed = 'Address not confirmed';
export const role = 'Role';
export const admin = 'Admin';
export const shopper = 'Customer';
export const signsInWith = 'Signs in with';
export const password = 'password';
export const totp = 'authenticator app';
export const passkey = 'passkey';
export const ofGuest = 'Bought without an account. The address is as it was typed: nobody has confirmed it.';
export const apartFromAccount =
  'There is an account with this address that has not confirmed it. It is shown apart: it may belong to somebody else.';
export const apartFromGuest =
  'With this address was also bought without an account. These orders are shown apart until the address is confirmed: they may be of somebody else.';
export const showTheAccount = 'Show the account';
export const showTheOrders = 'Show what was bought without it';
export const addTags = 'Add tags';
export const changeTags = 'Change tags';
export const separatedByCommas = 'Separated by commas. The customer does not see them.';
export const tagsChanged = 'Tags changed';
export const whoLooked = 'Who looked at this customer';
export const columnsHint = 'This browser keeps your choice. The name stays.';

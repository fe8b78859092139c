export const filter = 'Filter';
export const filterCustomers = 'Filter customers';
export const filterHint =
  'All conditions hold together. Orders are paid ones: orders that were never paid do not count.';
export const show = 'Show';
export const ordersAtLeast = 'Paid orders, at least';
export const ordersAtMost = 'Paid orders, at most';
export const spentAtLeast = 'Spent, at least';
export const spentAtMost = 'Spent, at most';
export const orderedWithin = 'Days since the last order, at most';
export const notOrderedFor = 'Days since the last order, at least';
export const lastOrderFrom = 'Last order on or after';
export const lastOrderBefore = 'Last order before';
export const country = 'Country of the last order';
export const anyCountry = 'Any country';
export const account = 'Account';
export const accounts = { any: 'With or without', yes: 'Confirmed account', no: 'No confirmed account' };
export const tags = 'Tags';
export const tagsHint = 'Separated by commas. A customer must have all of them.';
export const orderedAtLeast = (count: number) => `${count} or more paid ${count === 1 ? 'order' : 'orders'}`;
export const orderedAtMost = (count: number) =>
  count === 0 ? 'no paid orders' : `${count} or fewer paid ${count === 1 ? 'order' : 'orders'}`;
export const spentThisAtLeast = (amount: string) => `spent ${amount} or more`;
export const spentThisAtMost = (amount: string) => `spent ${amount} or less`;
const daysOf = (days: number) => (days === 1 ? 'day' : `${days} days`);
export const orderedInLastDays = (days: number) => `ordered in the last ${daysOf(days)}`;
export const orderedNotForDays = (days: number) =>
  `last order ${days === 1 ? 'a day' : `${days} days`} ago or earlier`;
export const orderedLastFrom = (day: string) => `last order on ${day} or later`;
export const orderedLastBefore = (day: string) => `last order before ${day}`;
export const sentTo = (code: string) => `last order sent to ${code}`;
export const withAccount = 'with a confirmed account';
export const withoutAccount = 'without a confirmed account';
export const tagged = (tag: string) => `tagged '${tag}'`;
export const bought = 'What they bought';
export const boughtHint =
  'In paid orders that were not cancelled as a whole. Without days, all of these count.';
export const boughtProduct = 'Bought this product';
export const notBoughtProduct = 'Did not buy this product';
export const boughtCategory = 'Bought from a category, or one below it';
export const category = 'Category';
export const withinDays = 'Within days';
export const deletedProduct = 'A deleted product';
export const unsoldProduct = 'A product that is not on sale';
export const deletedCategory = 'a deleted category';
const inDays = (days?: number | null) => (days ? ` in the last ${daysOf(days)}` : '');
export const boughtThis = (product: string, days?: number | null) => `bought '${product}'${inDays(days)}`;
export const didNotBuyThis = (product: string, days?: number | null) =>
  `did not buy '${product}'${inDays(days)}`;
export const boughtFrom = (place: string, days?: number | null) => `bought from '${place}'${inDays(days)}`;
export const shownAre = (conditions: string) => `Shown: ${conditions}.`;
export const saveAsSegment = 'Save as segment';
export const segmentSaved = 'Segment saved';
export const saveHint =
  'Who is in it is looked up anew each time. Promotions can be for a segment; customers never see its name.';
export const name = 'Name';
export const segments = 'Segments';
export const intro =
  'Saved filters of customers. A promotion can be for a segment: it applies to customers with a confirmed account who are in it when they start to pay.';
export const conditions = 'Conditions';
export const people = 'Customers';
export const moreThan = 'More than 10,000';
export const notCounted = 'Takes too long to count';
export const none = 'There are no segments yet. Filter the list of customers, then save the filter.';
export const toCustomers = 'Filter customers';
export const renamed = 'Renamed';
export const rename = 'Rename';
export const renameThis = (name: string) => `Rename '${name}'`;
export const change = 'Change';
export const changeThis = (name: string) => `Change the conditions of '${name}'`;
export const changed = 'Conditions changed';
export const changeHint =
  'All conditions hold together. Promotions that are for the segment follow at once. Orders are paid ones.';
export const deleted = 'Segment deleted';
export const consequence =
  'Customers and promotions stay. A segment that a promotion is for cannot be deleted.';

import type { ReactNode } from 'react';

export const promotion = 'promotion';
export const itIsForProductsIn =
  'It is for products in these and below them. With no category, product or collection it is for all.';
export const products = 'Products';
export const itIsForTheseAs = 'It is for these as well.';
export const example3OfTheChosen = (isLimited: boolean, amount: ReactNode, amount2: ReactNode) => (
  <>
    Example: 3 {isLimited ? 'of the chosen products at' : 'items at'} {amount} and {amount2} shipping, before
    tax:
  </>
);
export const nothingIsTakenOff = 'nothing is taken off.';
export const offToPay = (amount: ReactNode, amount2: ReactNode) => (
  <>
    {amount} off, {amount2} to pay.
  </>
);
export const numberOfCodes = 'Number of codes';
export const eachIsForOneUse = 'Each is for one use. 10,000 at most.';
export const beginning = 'Beginning';
export const suchAsSummerAHyphen = 'Such as SUMMER. A hyphen and ten characters follow.';
export const codesGeneratedDownloadThemAs = 'Codes generated. Download them as a file.';
export const generate = 'Generate';
export const generateCodesOf = (title: string) => `Generate codes of ${title}`;
export const download = (count: number) => `Download ${count}`;
export const downloadCodesOf = (title: string) => `Download codes of ${title}`;
export const codesOf = (title: string) => `Codes of '${title}'`;
export const name = 'NAME';
export const onlyFor = (limits: string) => `, only for ${limits}`;
export const notActive = ', not active';
export const code = 'CODE';
export const appliesByItself = 'Applies by itself';
export const generatedCodes = 'Generated codes';
export const time = 'TIME';
export const uses = 'USES';
export const ofUses = (uses: number, maxUses: number) => `${uses} of ${maxUses}`;
export const takenOff = 'TAKEN OFF';
export const revenue = 'REVENUE';
export const promotions = 'Promotions';
export const discountsThatApplyWithA =
  'Discounts that apply with a code or by themselves. One counts as used as soon as somebody begins to pay, and no longer when they do not pay in time.';
export const thereAreNoPromotionsYet =
  'There are no promotions yet. They are discounts with a code, or by themselves.';
export const always = 'Always';
export const fromDate = (date: ReactNode) => <>From {date}</>;
export const to = (date: ReactNode) => <>to {date}</>;
export const itsCodesStopWorkingOrders =
  'Its codes stop working. Orders, and checkouts that have started, keep their discounts.';
export const promotionDeleted = 'Promotion deleted';
export const freeShipping = 'Free shipping';
export const off = (amount: string) => `${amount} off`;
export const buyGet = (buyQty: number, getQty: number, reduction: string) =>
  `Buy ${buyQty}, get ${getQty} ${reduction}`;
export const aDeletedCategory = 'a deleted category';
export const more = (more: number) => `${more} more`;
export const anAmount = 'An amount';
export const theShipping = 'The shipping';
export const partOfTheItemsBuy = 'Part of the items (buy X, get Y)';
export const nameLabel = 'Name';
export const shoppersSeeItInThe = 'Shoppers see it in the summary of the order.';
export const whatItTakesOff = 'What it takes off';
export const percent = 'Percent';
export const amount = 'Amount';
export const quantityToBuy = 'Quantity to buy';
export const reducedQuantity = 'Reduced quantity';
export const howItApplies = 'How it applies';
export const withACode = 'With a code';
export const byItself = 'By itself';
export const codeLabel = 'Code';
export const orGenerateCodesForOne = 'Or generate codes for one use each after saving.';
export const theProductsCostAtLeast = 'The products cost at least';
export const quantityAtLeast = 'Quantity, at least';
export const fromLabel = 'From';
export const toLabel = 'To';
export const usesInAll = 'Uses in all';
export const usesOfOneCustomer = 'Uses of one customer';
export const forCustomers = 'For customers';
export const allCustomers = 'All customers';
export const forCustomersHint =
  'A segment applies to customers who are signed in with a confirmed account and are in it when they start to pay.';
export const forSegment = (name: string) => `, for the segment ${name}`;
export const firstOrdersOnly = 'First orders only';
export const canBeCombinedWithOther = 'Can be combined with other discounts';
export const active = 'Active';
export const priority = 'Priority';
export const ofDiscountsThatCanBe = 'Of discounts that can be combined, higher numbers are taken off first.';
export const deletedCategory = 'Deleted category';
export const collections = 'Collections';
export const itIsForCollections =
  'It is for what is in these when a cart is priced, too; also when they have no page.';

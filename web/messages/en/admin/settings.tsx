import type { ReactNode } from 'react';

export const name = 'Name';
export const kind = 'Kind';
export const deliveryToTheAddress = 'Delivery to the address';
export const pickupByTheShopper = 'Pickup by the shopper';
export const description = 'Description';
export const whereAndWhen = 'Where and when';
export const suchAs12HighStreet =
  "Such as '12 High Street, Monday to Friday 9 to 18'. Orders and mails show it.";
export const countries = 'Countries';
export const leftEmptyAllCountries = 'Left empty, shoppers of all countries can choose it.';
export const exceptCountries = 'Except';
export const notShippedThere =
  'Not offered there. With exceptions, nor in a country that the shop does not recognize.';
export const priceBy = 'Price by';
export const onePrice = 'One price';
export const weight = 'Weight';
export const quantity = 'Number of units';
export const itemsPrice = 'What the products cost';
export const pricesByWeight = 'Prices by weight';
export const pricesByQuantity = 'Prices by number of units';
export const pricesByItemsPrice = 'Prices by what the products cost';
export const upToGrams = 'Up to (grams)';
export const upToUnits = 'Up to (units)';
export const upToAmount = 'Up to (amount)';
export const aboutBrackets =
  'The end of a bracket is part of it. Only the last one may have no end; otherwise the method is not offered above it.';
export const aboutWeights = `${aboutBrackets} A variant without a weight counts as 0\u00a0g.`;
export const aboutItemsPrices = `${aboutBrackets} What the products cost before discounts counts.`;
export const byBrackets = (least: ReactNode, most: ReactNode) => (
  <span>
    {least} to {most}
  </span>
);
export const except = (countries: string) => `except ${countries}`;
export const weighingGrams = 'Weighing (grams)';
export const costs = 'Costs';
export const aCalculatorMayUseThe = 'A calculator may use the price below.';
export const price = 'Price';
export const freeAbove = 'Free above';
export const whatTheProductsCostAfter =
  'What the products cost after discounts. A cart of exactly this sum still pays it.';
export const withZeroItIsFree = 'With 0 it is free.';
export const onlyIfTheProductsCost = 'Only if the products cost at least';
export const onlyIfTheProductsCostAt = 'Only if the products cost at most';
export const daysUntilItArrivesOr = 'Days until it arrives or is ready, at least';
export const daysUntilItArrivesOrIs = 'Days until it arrives or is ready, at most';
export const taxClassOfItsPrice = 'Tax class of its price';
export const notTaxed = 'Its price is not taxed';
export const newClassesComeWithARate = 'A new class comes with its tax rate, in the section Taxes.';
export const shoppersCanChooseIt = 'Shoppers can choose it';
export const shippingMethod = 'shipping method';
export const paymentProvider = 'Payment provider';
export const cashOnDelivery = 'Cash on delivery';
export const bankTransfer = 'Bank transfer';
export const instructions = 'Instructions';
export const whatTheShopperIsTo = 'What the shopper is to do. Orders and mails show it.';
export const whatTheShopperIsToDo =
  'What the shopper is to do. Orders and mails show it below the bank account of Invoices; without one there, write the account here.';
export const leftEmptyEverywhere = 'Left empty, it is offered everywhere.';
export const ordersUpTo = 'Orders up to';
export const theHighestTotalThatCan = 'The highest total that can be paid so.';
export const paymentMethod = 'payment method';
export const asShoppersReadItSuch = 'As shoppers read it, such as "VAT".';
export const country = 'Country';
export const allCountriesWithoutARate = 'All countries without a rate of their own';
export const allMembersWithoutARate = 'European Union: all member states without a rate of their own';
export const taxClass = 'Tax class';
export const productsOfThisClassHave =
  'Products of this class have the rate. Small letters, digits and hyphens.';
export const percent = 'Percent';
export const taxRate = 'tax rate';
export const isTheRateOfThis = (name: string) =>
  `'${name}' is the rate of this class and country: edit that one.`;
export const settingsSaved = 'Settings saved';
export const none = 'None';
export const nameColumn = 'NAME';
export const notOffered = 'Not offered';
export const kindColumn = 'KIND';
export const countriesColumn = 'COUNTRIES';
export const everywhere = 'Everywhere';
export const chargedWhenShipped = 'Charge when the order is shipped';
export const untilThenReserved =
  'Until then the money is reserved. Payment providers reserve it for some days alone: Razorpay for five.';
export const chargedWhenShippedNote = 'Charged when shipped';
export const ordersUpToColumn = 'ORDERS UP TO';
export const noLimit = 'No limit';
export const payment = 'Payment';
export const paymentMethods = 'Payment methods';
export const shoppersCanNoLongerChoose = 'Shoppers can no longer choose it. Orders keep it.';
export const paymentMethodDeleted = 'Payment method deleted';
export const daysToWaitForA = 'Days to wait for a transfer';
export const to90AnOrderWhose =
  '1 to 90. An order whose money has not come is cancelled after that. Orders that are placed keep theirs.';
export const daysToWaitForADelivery = 'Days to wait for a delivery in cash';
export const to90AnOrderIn =
  '1 to 90. An order in cash that is neither delivered nor paid is cancelled after that, and its items can be sold again.';
export const paidLater = 'Paid later';
export const whatIsGreyedOutIs =
  'What is greyed out is set by the environment of the server, and is changed there.';
export const save = 'Save';
export const tryIt = 'Try it';
export const shipping = 'Shipping';
export const taxes = 'Taxes';
export const settings = 'Settings';
export const whatTheShopIsCalled =
  'Carts follow a change within a second; a checkout that has started keeps its prices.';
export const sections = 'Sections of the settings';
export const searchSettings = 'Search settings';
export const noSettingHas = (text: string) => `No setting is called '${text}'. Try another word.`;
export const allSettings = 'All settings';
export const noSuchSection = 'There are no such settings.';
export const allDefault = 'All as in a new shop';
export const changed = (fields: readonly string[], by: string | null, at: ReactNode) => (
  <>
    {fields.length > 0 ? `${listed(fields)} changed` : 'Changed'}
    {by && ` by ${by}`} on {at}
  </>
);
/** The first three, and how many more. */
const listed = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
export const isDefault = 'Default.';
export const defaultIs = (value: string) => `Default: ${value}.`;
export const nothing = 'nothing';
export const yes = 'yes';
export const no = 'no';
export const remindersOrdersAfterOne = (reminded: number, boughtAfter: number) =>
  `Reminders: ${reminded}. Orders after one: ${boughtAfter}.`;
export const pickup = 'Pickup';
export const delivery = 'Delivery';
export const priceColumn = 'PRICE';
export const calculated = 'Calculated';
export const freeAboveColumn = 'FREE ABOVE';
export const never = 'Never';
export const shippingMethods = 'Shipping methods';
export const withoutAShippingMethodNothing = 'Without a shipping method nothing can be ordered.';
export const shippingMethodDeleted = 'Shipping method deleted';
export const countryColumn = 'COUNTRY';
export const everywhereElse = 'Everywhere else';
export const classLabel = 'CLASS';
export const rate = 'RATE';
export const taxRates = 'Tax rates';
export const nothingIsTaxed = 'Nothing is taxed.';
export const noTaxForBusinesses =
  'No tax for businesses in other member states of the EU whose VAT number is valid in VIES';
export const pricesOfProductsAndShipping = 'Prices of products and shipping include the tax';
export const countryOfTheShop = 'Country of the shop';
export const cartsArePricedForIt =
  'Carts are priced for it until the address of the shopper is known. Orders that are fetched are taxed there.';
export const checkoutsThatStartFromNow = 'Checkouts that start from now on are priced without it.';
export const taxRateDeleted = 'Tax rate deleted';
export const shippedTo = 'Shipped to';
export const aCountryThatIsNot = 'A country that is not known';
export const oneItemOf = 'One item of';
export const inTheTaxClass = 'In the tax class';
export const nothingIsShippedThereSuch = 'Nothing is shipped there: such an order is refused.';
export const calculatedForEachCart = (name: string) => `${name}: calculated for each cart`;
export const shippingTaxIncludedTotal = (
  name: string,
  amount: ReactNode,
  amount2: ReactNode,
  pricesIncludeTax: boolean,
  amount3: ReactNode,
) => (
  <>
    {name}: shipping {amount}, tax {amount2}
    {pricesIncludeTax && ' (included)'}, total {amount3}
  </>
);
/** `changedBy` has who changed what, by what; `theirs` is what replaces something that is typed. */
export const savedByAColleague = (changedBy: Readonly<Record<string, string>>, theirs: readonly string[]) => {
  const who = listed([...new Set(Object.values(changedBy))]) || 'Somebody else';
  const what = theirs.length > 0 ? theirs.join('; ') : listed(Object.keys(changedBy));
  return `${who} saved these settings meanwhile${what && `: ${what}`}. What you typed is kept${theirs.length > 0 ? ', and replaces that when you save.' : ': save it now.'}`;
};

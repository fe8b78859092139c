import type { ReactNode } from 'react';

export const products = 'Products';
export const importLabel = 'Import';
export const createProduct = 'Create Product';
export const nameSkuBrandOrId = 'Name, SKU, brand or ID';
export const category = 'Category';
export const newestFirst = 'Newest first';
export const change = 'Change…';
export const selectedProducts = 'Selected products';
export const percent = 'Percent';
export const amount = 'Amount';
export const quantity = 'Quantity';
export const brand = 'Brand';
export const productsChanged = (count: number, same: number) =>
  `${count === 1 ? 'One product' : `${count} products`} changed${same > 0 ? `, ${same} ${same === 1 ? 'was' : 'were'} so already` : ''}`;
export const nothingChanged = (same: number) =>
  same === 1 ? 'It was so already: nothing changed' : `All ${same} were so already: nothing changed`;
export const undo = 'Undo';
export const changeLabel = 'Change';
export const chooseWhatToChange = 'Choose what to change';
export const chooseOne = 'Choose one';
export const suchAs125Rounded = 'Such as 12.5. Rounded to the smallest unit of money. ';
export const appliesToEachVariant = (value: string) => `${value}Applies to each variant.`;
export const showThePriceUntilNow = 'Show the price until now as the price before';
export const changeName = (name: string) => `Change ${name}`;
export const changeProducts = (count: number) => `Change ${count} products`;
export const ofSent = (sent: number, count: number) => `${sent} of ${count}`;
export const deleted = (count: number) => `${count} deleted`;
export const wereNotDeleted = (count: number, message: string) => `${count} were not deleted: ${message}`;
export const deleteLabel = 'Delete';
export const ofDeleted = (sent: number, count: number) => `${sent} of ${count} deleted`;
export const thoseInTheList = (filters: string, total?: number) =>
  `Those in the list: ${filters}${total === undefined ? '' : ` (${total})`}`;
export const downloadTheseAsCsv = 'Download these as CSV';
export const downloadCsv = 'Download CSV';
export const oneProductChanges = 'One product changes';
export const productsChange = (count: number) => `${count} products change`;
export const stayAsTheyAre = (same: number) => `, ${same} stay as they are`;
export const oneCannotCannotBeChanged = (count: number, name: string, problem: null | string) => (
  <>
    {count === 1 ? 'One cannot' : `${count} cannot`} be changed so, such as {name}, which {problem}.
  </>
);
export const andMore = (count: number) => `and ${count} more`;
export const examples = 'Examples';
export const all = 'All';
export const published = 'Published';
export const drafts = 'Drafts';
export const lowStock = 'Low stock';
export const soldOut = 'Sold out';
export const onBackorder = 'On backorder';
export const owed = (units: number) => `${units} owed`;
export const reduced = 'Reduced';
export const deletedLabel = 'Deleted';
export const outcome = (changed: number, not: number, unknown: number) =>
  [`${changed} changed`, not > 0 && `${not} not`, unknown > 0 && `${unknown} not known`]
    .filter(Boolean)
    .join(', ');
export const names = (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names);
export const answerLost = (count: number, names: string) =>
  `The connection was lost before the answer came, so it is not known whether ${count === 1 ? 'it was' : `these ${count} were`} changed: ${names}. Try again: nothing is changed twice.`;
export const neverSent = (count: number) =>
  count === 1
    ? 'One was not sent any more: it is as it was.'
    : `${count} were not sent any more: they are as they were.`;
export const theyStaySelected = 'They stay selected.';
export const ofRestored = (sent: number, count: number) => `${sent} of ${count} restored`;
export const restore = 'Restore';
export const restoreProducts = (count: number, name: string) =>
  `Restore ${count === 1 ? name : `${count} products`}`;
export const catalogue = 'Catalogue';
export const publish = 'Publish';
export const makeADraft = 'Make a draft';
export const moveToACategory = 'Move to a category';
export const setTheBrand = 'Set the brand';
export const setTheManufacturer = 'Set the manufacturer';
export const setTheEnergyClass = 'Set the energy class';
export const setTheTaxClass = 'Set the tax class';
export const taxClass = 'Tax class';
export const classesHaveARate = 'Those that have a tax rate. Others are added at Settings, Taxes.';
export const energyClass = 'Energy class with its scale';
export const manufacturer = 'Manufacturer';
export const noManufacturer = 'No manufacturer';
export const price = 'Price';
export const lowerByAPercentage = 'Lower by a percentage';
export const raiseByAPercentage = 'Raise by a percentage';
export const lowerByAnAmount = 'Lower by an amount';
export const raiseByAnAmount = 'Raise by an amount';
export const setThePrice = 'Set the price';
export const setThePriceBefore = 'Set the price before';
export const endTheReduction = 'End the reduction';
export const stock = 'Stock';
export const setTheStock = 'Set the stock';
export const addToTheStock = 'Add to the stock';
export const takeFromTheStock = 'Take from the stock';
export const hasOnlyInStock = (countInStock: number) => `has only ${countInStock} in stock`;
export const id = 'ID';
export const name = 'NAME';
export const priceColumn = 'PRICE';
export const categoryColumn = 'CATEGORY';
export const brandColumn = 'BRAND';
export const stockColumn = 'STOCK';
export const status = 'STATUS';
export const low = (countInStock: number) => `Low: ${countInStock}`;
export const variants = (count: number) => `${count} variants`;
export const draft = 'Draft';
export const putOnSaleAt = 'Put on sale at a time';
export const takeOffSaleAt = 'Take off sale at a time';
export const removeTheTimes = 'Remove these times';
export const setAnAttribute = 'Set an attribute';
export const items = 'Items';
export const setTheCost = 'Set the cost';
export const setTheWeight = 'Set the weight';
export const addTags = 'Add tags';
export const removeTags = 'Remove tags';
export const tags = 'Tags';
export const tagsColumn = 'TAGS';
export const taggedAs = (tag: string) => `Tag '${tag}'`;
export const productsTagged = (tag: string) => `Products tagged '${tag}'`;
export const showAllProducts = 'Show all products';
export const setTheNetContent = 'Set the net content';
export const netContent = 'Net content';
export const suchAs750Ml =
  'Such as 750 ml: in g, kg, ml, l, cm, m, m2, m3 or piece. Applies to each variant.';
export const setTheReorderPoint = 'Set the reorder point';
export const setTheBackorderLimit = 'Sell without stock, up to';
export const time = 'Time';
export const byTheClocksOf = (timeZone: string) => `By the clocks of ${timeZone}.`;
export const attribute = 'Attribute';
export const valueLabel = 'Value';
export const emptyRemovesIt = 'Leave it empty to remove the attribute.';
export const separatedByCommas =
  'Several values are separated by commas. Leave it empty to remove the attribute.';
export const tagsByCommas = 'Several tags are separated by commas.';
export const none = 'none';
export const yes = 'Yes';
export const no = 'No';
export const tryTheRestAgain = (count: number) => (count === 1 ? 'Try again' : `Try these ${count} again`);
export const leftAsTheyAre = (names: string, message: string) => `Left as they are: ${names}. ${message}`;
export const changesUndone = (count: number) => `${count === 1 ? 'Change' : `${count} changes`} undone`;
export const collection = 'Collection';
export const addToCollection = 'Add to collection';
export const add = 'Add';
export const addToCollectionHint = (count: number) =>
  `${count === 1 ? 'The product is' : `The ${count} products are`} added to its end. Those that it has stay where they are.`;
export const addedToCollection = (added: number, name: string) =>
  added === 0
    ? `All of them were in '${name}' already`
    : `${added === 1 ? '1 product' : `${added} products`} added to '${name}'`;
export const isNow = (price: ReactNode, count: number) => (
  <>
    Now: {price}, {count} in stock.
  </>
);
export const columnsHint = 'This browser keeps your choice. Picture, name and buttons stay.';

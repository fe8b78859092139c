import type { ReactNode } from 'react';

export const oneOnEachLine = 'One on each line.';
export const onlyStaffSeesIt = 'Only staff sees it.';
export const yes = 'Yes';
export const no = 'No';
export const optional = (label: string) => `${label} (optional)`;
export const createCategory = (each: string) => `Create category '${each}'`;
export const category = 'Category';
export const itIsCreatedWhenThe = 'It is created when the product is saved.';
export const update = 'Update';
export const save = 'Save';
export const yourChangesOfAreThe = (id: string, name: string) =>
  `${id ? `Your changes of '${name}' are` : 'The new product is'} not saved yet and would be lost.`;
export const leaveWithoutSaving = 'Leave without saving?';
export const leave = 'Leave';
export const saveBar = 'Save';
export const unsavedChanges = 'Unsaved changes';
export const allIsSaved = 'All changes are saved';
export const discard = 'Discard';
export const discardChanges = 'Discard changes?';
export const whatWasTypedIsLost = (name: string) =>
  `What you changed ${name ? `of '${name}' ` : ''}since it was saved is lost.`;
export const published = 'Published';
export const notSavedYet = 'Not saved yet';
export const duplicate = 'Duplicate';
export const copyCreated = 'A copy was created as a draft, without stock and SKUs';
export const editProduct = 'Edit Product';
export const editProductOf = (name: string) => `${editProduct}: ${name}`;
export const viewInShop = 'View in the shop';
export const preview = 'Preview';
export const attributes = 'Attributes';
export const customFields = 'Custom fields';
export const variants = 'Variants';
export const sizesColoursAndTheLike =
  'Sizes, colours and the like: each variant has its own price and stock. A variant that is removed is no longer sold. With a net content such as 750 ml, 0.5 kg or 12 piece (g, kg, ml, l, cm, m, m2, m3, piece), shoppers see the price per kilogram, litre and the like. Cells of a spreadsheet can be pasted into the table; arrow keys and Enter lead from cell to cell.';
export const option = (number: number) => `Option ${number}`;
export const size = 'Size';
export const valuesSeparatedByCommas = 'Values, separated by commas';
export const addOption = 'Add option';
export const removeOption = (count: number) => `Remove option ${count}`;
export const makeAllCombinations = 'Make all combinations';
export const addRow = 'Add row';
export const pictureOf = (name: string) => `Picture of ${name}`;
export const newProduct = 'New Product';
export const thisProduct = 'This product';
export const allVariants = 'All variants';
export const variantsCount = (count: number) => `${count} variants`;
export const aVariantThatIsNo = 'A variant that is no longer sold';
export const variant = 'VARIANT';
export const price = 'PRICE';
export const was = 'WAS';
export const fromLabel = 'FROM';
export const to = 'TO';
export const state = 'STATE';
export const running = 'Running';
export const planned = 'Planned';
export const plannedPrices = 'Planned prices';
export const aSaleBeginsAndEnds =
  'A sale begins and ends by itself, within half a minute. At its end the previous price returns, unless it was edited meanwhile.';
export const pricePlanned = 'Price planned';
export const salePrice = 'Sale price';
export const priceBefore = 'Price before';
export const shownBesideTheSalePrice =
  'Shown beside the sale price. Without it nothing is marked as reduced.';
export const fromLabel2 = 'From';
export const toLabel = 'To';
export const planPrice = 'Plan price';
export const variantLabel = 'Variant';
export const cancel = 'Cancel';
export const cancelThePrice = (value: string, name: string) => `Cancel the ${value} price: ${name}`;
export const plannedPriceCancelled = 'Planned price cancelled';
export const somebodyElseHasChangedThe =
  'Somebody else has changed the pictures since this form was opened. Nothing was saved yet.';
export const showTheirPictures = 'Show their pictures';
export const saveMine = 'Save mine';
export const keep = (count: number) => `Keep ${count}`;
export const saveAsTyped = (count: number) => `Save ${count}, as typed`;
export const saveAndYourChange = (count: number, now: number) => `Save ${count}: ${now} and your change`;
export const thereAreInStockNow = (now: number, opened: number, typed: number) =>
  `There are ${now} in stock now. There were ${opened} when this form was opened, and you typed ${typed}. Nothing was saved yet.`;
export const pricesHaveChangedSinceThis =
  'Prices have changed since this form was opened, such as when a planned one begins. Nothing was saved yet.';
export const nowBefore = (name: string, amount: ReactNode, amount2: ReactNode) => (
  <>
    {name} {amount} now, before {amount2}
  </>
);
export const theSameFieldsWereChanged =
  'Somebody else has changed fields that you have changed, too. Nothing was saved yet.';
export const isNow = (label: string, value: string) => `${label}: ${value}`;
export const variantsWereChanged =
  'Somebody else has changed what you have changed of variants, too. Nothing was saved yet.';
export const cellIsNow = (name: string, column: string, now: string, before: string) =>
  `${name ? `${name}, ` : ''}${column}: ${now || 'none'} now, before ${before || 'none'}`;
export const byWhom = (name: string | undefined) => (name ? ` (by ${name})` : '');
export const anotherPicture = 'another picture';
export const optionsWereChanged = (names: readonly string[]) =>
  `Somebody else has changed the options. They are now: ${names.join(', ') || 'none'}. Nothing was saved yet.`;
export const discardToSeeThem = 'Discard your changes to see the variants as they are now.';
export const useTheirs = 'Use theirs';
export const noTime = 'none';
export const onSaleFromLabel = 'On sale from';
export const offSaleFromLabel = 'Off sale from';
export const useTheNewPrices = 'Use the new prices';
export const keepWhatITyped = 'Keep what I typed';
export const wasAmount = (amount: ReactNode) => <>(was {amount})</>;
export const wasLabel = 'Was';
export const barcode = 'Barcode';
export const cost = 'Cost';
export const weight = 'Weight (g)';
export const netContent = 'Net content';
export const reorderPoint = 'Reorder at';
export const backorderLimit = 'Sell without stock: up to';
export const backorderHint = 'Units that may be sold on backorder, beyond the stock.';
export const stockHistory = 'Stock history';
export const margin = 'Margin';
export const alsoBarcodeOf = 'Also the barcode of';
export const costHistory = 'Cost history';
export const costIsForStaff =
  'What a unit costs the shop. Only staff sees it; the margin is what is left of the price without the tax that is in it in the country of the shop.';
export const atLabel = 'AT';
export const costBefore = 'COST BEFORE';
export const costAfter = 'COST SINCE';
export const byLabel = 'BY';
export const theShop = 'The shop';
export const percent = (share: number) => `${share} %`;
export const optionColumn = (column: number) => `Option ${column}`;
export const picture = 'Picture';
export const row = (number: number) => `, row ${number}`;
export const firstOne = 'First one';
export const removeRow = (number: number) => `Remove row ${number}`;
export const scrollForMore = 'The table is wider than the screen: scroll it sideways for the other columns.';
export const variantsOfTheProduct = 'Variants of the product';
export const enterAnAmountSuchAs = 'Enter an amount such as 89.99.';
export const createCategoryName = (name: string) => `Create category '${name}'`;
export const thereIsNoCategoryChoose = (name: string, choice: string) =>
  `There is no category '${name}'. Choose one, or ${choice} at the end of the list.`;
export const productCreatedSuccessfully = 'Product created successfully';
export const priceLabel = 'Price';
export const stock = 'Stock';
export const rowNumber = (number: number) => `Row ${number}: `;
export const enterAWholeNumber = 'Enter a whole number.';
export const isOptional = '(optional)';
export const eachVariantHasItsOwn = 'Each variant has its own, see below.';
export const priceIn = (currency: string, hasTax: boolean | null) =>
  hasTax === null ? `In ${currency}.` : `In ${currency}, ${hasTax ? 'with tax' : 'without tax'}.`;
export const name = 'Name';
export const fromThisUpToEach = (highestPrice: string) =>
  `From this up to ${highestPrice}: each variant has its own, see below.`;
export const brand = 'Brand';
export const countInStock = 'Count In Stock';
export const description = 'Description';
export const tags = 'Tags';
export const tagsHint =
  'Separated by commas, stored in small letters. Only staff sees them. A collection can ask for one.';
export const searchEngines = 'Search engines';
export const seoTitle = 'Title for search engines';
export const seoTitleHint = (length: number, shown: number) =>
  `${length} of some ${shown} characters that they show. Without it, the name.`;
export const seoText = 'Text for search engines';
export const seoTextHint = (length: number, shown: number) =>
  `${length} of some ${shown} characters that they show. Without it, the beginning of the description.`;
export const asSearchEnginesShowIt = 'As search engines may show it';
export const taxClass = 'Tax class';
export const taxRatesAreSetFor =
  'Tax rates are set for classes of products, on the screen Settings, where a new class comes with its rate.';
export const draft = 'Draft';
export const shoppersDoNotSeeA = 'Shoppers do not see a draft.';
export const onSaleFrom = 'On sale from (optional)';
export const offSaleFrom = 'Off sale from (optional)';
export const inTimeZone = (timeZone: string) => `By the clocks of ${timeZone}.`;
export const byItself =
  'The product is put on sale and taken off by itself, within half a minute. Who makes it a draft or publishes it by hand removes the time that would have done the same.';
export const thePictureIsStillBeing = 'The picture is still being uploaded.';
export const productUpdated = { specified: 'product updated', corrected: 'Product updated' };

export const waitingForStock = 'Waiting for stock';
export const peopleWait = (count: number) =>
  count === 1
    ? '1 person asked to be told when it can be bought again'
    : `${count} people asked to be told when it can be bought again`;

import type { ReactNode } from 'react';

export const row = 'ROW';
export const column = 'COLUMN';
export const theWholeRow = 'the whole row';
export const whatIsWrong = 'WHAT IS WRONG';
export const errors = 'Errors';
export const warnings = 'Warnings';
export const importedButFor =
  'These rows have no error. What is said here of a cell is otherwise than the file says.';
export const downloadTheseRows = 'Download these rows';
export const withTheReasonInThe = (link: ReactNode) => (
  <>{link} with the reason in the last column. Correct them and import that file.</>
);
export const importLabel = 'Import';
export const ofRows = (csvKinds: string, name: string, row: number, total: number) =>
  `${csvKinds}: ${name}, ${row} of ${total} rows`;
export const fromSystem = (system: string) => `From ${system}`;
export const rowsRead = 'Rows read';
export const nothingHasChangedYetRows = (failed: number) => (
  <>Nothing has changed yet.{failed > 0 && ' Rows with errors are left out when you import the file.'}</>
);
export const wouldBeAdded = 'Would be added';
export const added = 'Added';
export const wouldChange = 'Would change';
export const changed = 'Changed';
export const asItIsAlready = 'As it is already';
export const withErrors = 'With errors';
export const cancel = 'Cancel';
export const nothingToImport = 'Nothing to import';
export const importRows = (rows: number) => `Import ${rows} ${rows === 1 ? 'row' : 'rows'}`;
export const file = 'FILE';
export const kind = 'KIND';
export const started = 'STARTED';
export const state = 'STATE';
export const rows = 'ROWS';
export const ofRow = (row: number, total: number) => `${row} of ${total}`;
export const errorsColumn = 'ERRORS';
export const imports = 'Imports';
export const importAFile = 'Import a file';
export const downloadYourProductsAsCsv =
  'Download your products as CSV, edit the file in a spreadsheet and import it again.';
export const downloadCsv = 'Download CSV';
export const nothingWasImportedInThe = 'Nothing was imported in the last 30 days.';
export const withoutAName = 'without a name';
export const firstRows = 'FIRST ROWS';
export const holds = 'HOLDS';
export const leaveOut = 'Leave out';
export const whatTheColumnHolds = (header: string) => `What ${header || 'the column'} holds`;
export const columns = '2. Columns';
export const rowsAreFoundAgain = (total: number, encoding: string) =>
  `${total} ${total === 1 ? 'row' : 'rows'}, ${encoding}. Rows are found again by id, SKU or slug. Empty cells change nothing.`;
export const theFileComesFrom = (system: string, total: number) =>
  `This is a file of products from ${system}: ${total} ${total === 1 ? 'variant' : 'variants'}. It is read as follows.`;
export const notImported = 'Not imported';
export const theShopHasNoPlace = 'The file has this besides, for which there is no place here:';
export const pricesBefore =
  'Prices before a reduction are imported only where this shop asked them itself. In the EU a reduction is shown beside the lowest price of the last 30 days, which the file does not say.';
const ofVariants = (count: number) => `${count} ${count === 1 ? 'variant' : 'variants'}`;
export const withoutACount = (count: number) =>
  `${ofVariants(count)} ${count === 1 ? 'has' : 'have'} no count of the stock in this file.`;
export const startingStock = 'Units that new ones begin with';
export const startingStockHint = 'Each variant that is new here begins with them. Others keep their stock.';
export const wouldBeSoldOut =
  'With 0 units new variants without a count are sold out until you enter their stock.';
export const soldWithoutStock = (count: number) =>
  `${ofVariants(count)} ${count === 1 ? 'is' : 'are'} sold without stock in this file, as many as are ordered. Here such a sale has a limit.`;
export const soldWithoutStockUpTo = 'Sell these without stock: up to';
export const soldWithoutStockHint =
  'Units of each variant, beyond its stock. Left empty it is 1,000,000, the most that can be set.';
export const withoutABrand =
  'The file names no brand. Each product has one here: those that are new get the name of this shop until you give them another.';
export const columnsOfTheFile = 'Columns of the file';
export const checkTheFile = 'Check the file';
export const nothingChangesYetYouSee = 'Nothing changes yet: you see what would happen first.';
export const columnsLabel = 'Columns';
export const theFileIsLargerThan = 'The file is larger than 10 MB. Split it into several files.';
export const file2 = '1. File';
export const whatItIsAbout = 'What it is about';
export const csvFile = 'CSV file';
export const atMost10MbAnd = 'At most 10 MB and 50,000 rows. The first row names the columns.';
export const addsProductsAndVariantsThat =
  'Adds products and variants that are new, and changes those that the shop has.';
export const setsTheStockOfVariants = 'Sets the stock of variants that the shop has.';
export const setsThePricesOfVariants = 'Sets the prices of variants that the shop has.';
export const keepsPastCustomers =
  'Customers as Shopify or WooCommerce exports them, to look up. They get no account and no mail; consent and passwords are left out.';
export const keepsPastOrders =
  'Orders as Shopify or WooCommerce exports them, to look up. No report, invoice or stock counts them.';
export const aFileOf = (kind: string, system: string, total: number) =>
  `${kind}: a file from ${system} with ${total} ${total === 1 ? 'row' : 'rows'}. It is read as follows. Amounts without a currency are in the currency of this shop.`;
export const lookAtThem = 'Look at what was imported';
export const productId = 'Product ID';
export const variantId = 'Variant ID';
export const slug = 'Slug';
export const name = 'Name';
export const brand = 'Brand';
export const category = 'Category';
export const description = 'Description';
export const price = 'Price';
export const compareAtPrice = 'Compare-at price';
export const stock = 'Stock';
export const barcode = 'Barcode';
export const cost = 'Cost';
export const weight = 'Weight in grams';
export const tags = 'Tags';
export const seoTitle = 'SEO title';
export const seoDescription = 'SEO description';
export const manufacturer = 'Manufacturer (product safety)';
export const taxClass = 'Tax class';
export const energyClass = 'Energy class';
export const eprelNumber = 'EPREL number';
export const netContent = 'Net content';
export const reorderPoint = 'Reorder point';
export const backorderLimit = 'Backorder limit';
export const stockWhenExported = 'Stock when exported';
export const option1 = 'Option 1';
export const value1 = 'Value 1';
export const option2 = 'Option 2';
export const value2 = 'Value 2';
export const option3 = 'Option 3';
export const value3 = 'Value 3';
export const status = 'Status';
export const onSaleFrom = 'On sale from';
export const offSaleFrom = 'Off sale from';
export const picture = 'Picture';
export const attributes = 'Attributes';
export const customFields = 'Custom fields';
export const variantFields = 'Custom fields of the variant';
export const checking = 'Checking';
export const importing = 'Importing';
export const checked = 'Checked';
export const imported = 'Imported';
export const cancelled = 'Cancelled';
export const failed = 'Failed';
export const pictures = 'Pictures';
const ofPictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
export const picturesAreFetched = (count: number) =>
  `Once the file is imported, ${ofPictures(count)} ${count === 1 ? 'is' : 'are'} fetched from ${count === 1 ? 'its server' : 'their servers'} and stored here.`;
export const picturesFetched = (
  fetched: number,
  total: number,
  { failed, cancelled }: { failed: number; cancelled: number },
) =>
  [
    `${fetched} of ${ofPictures(total)} fetched`,
    failed > 0 && `${failed} failed`,
    cancelled > 0 && `${cancelled} cancelled`,
  ]
    .filter(Boolean)
    .join(', ');
export const picturesFetchedLabel = 'Pictures fetched';
export const untilThenProducts =
  'They are fetched from their server one after the other, and tried again when it does not answer. Until then new products show the sample picture.';
export const tryAgain = 'Try again';
export const picturesWaitAgain = 'The pictures are fetched again.';
export const isTriedAgain = 'It is tried again.';
export const downloadTheReport = 'Download the report of all errors, warnings and pictures that failed';
export const picturesThatFailed = 'Pictures that failed';
export const theFirstOf = (shown: number, failed: number) => `The first ${shown} of ${failed}.`;
export const product = 'PRODUCT';
export const address = 'ADDRESS';
export const whyItFailed = 'WHY IT FAILED';
export const badAddress = 'Its address is no whole one with https, or has blanks or a password in it.';
export const inwardAddress = 'Its address does not lead to a public server.';
export const unreachable = 'Its server could not be reached.';
export const timeout = 'Its server took longer than 20 seconds.';
export const redirects = 'It led from one address to the next, more than three times.';
export const refused = 'Its server does not have it any more, or does not give it to everybody.';
export const unavailable = 'Its server was busy or out of order.';
export const tooLarge = 'It is larger than 5 MB.';
export const notAPicture =
  'It is no complete JPEG, PNG, WebP or AVIF picture, or has more than 40 million pixels or 20,000 a side.';
export const productFull = 'The product has as many pictures as it may have.';
export const notStored = 'The shop could not store it.';

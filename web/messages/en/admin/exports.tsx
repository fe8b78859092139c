export const allProductsOfTheShop = 'All products of the shop';
export const whichProducts = 'Which products';
export const columns = 'Columns';
export const writeCsvOfThese = 'Write CSV of these';
export const writeCsvOfAll = 'Write CSV of all';
export const theFileCouldNotBe = 'The file could not be written. Try again.';
export const saveTheFile = (rows: undefined | number) => (
  <>
    Save the file ({rows} {rows === 1 ? 'row' : 'rows'})
  </>
);
export const writingTheFile = 'Writing the file…';
export const products = 'Products';
export const stock = 'Stock';
export const prices = 'Prices';
export const pastCustomers = 'Customers before this shop';
export const pastOrders = 'Orders before this shop';

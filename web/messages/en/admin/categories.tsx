export const categories = 'Categories';
export const shoppersBrowseThemInThis =
  'Shoppers browse them in this order. A category shows its own products and the products of all categories below it.';
export const thereAreNoCategoriesYet = 'There are no categories yet. Shoppers browse products by them.';
export const move = (name: string, label: string) => `Move ${name} ${label}`;
export const productProductsCategory = (productCount: number, slug: string) =>
  `${productCount} ${productCount === 1 ? 'product' : 'products'} · /category/${slug}`;
export const onlyACategoryWithoutProducts =
  'Only a category without products and without categories below it can be deleted. Links to it stop working.';
export const categoryDeleted = 'Category deleted';
export const name = 'Name';
export const itsProductsHaveANew = 'Its products have a new name within a minute.';
export const below = 'Below';
export const nothingAtTheTop = 'Nothing: at the top';
export const address = 'Address';
export const theEndOfItsAddress =
  'The end of its address, such as shoes-bags. Links to an earlier one lead to it.';
export const description = 'Description';
export const aSentenceOrTwoBelow = 'A sentence or two below its name.';
export const noWithdrawal = 'No right of withdrawal';
export const suchAsMadeToOrder =
  'For products made to order, or sealed ones that are opened. It counts for categories below it as well, and for new orders alone.';
export const category = 'category';

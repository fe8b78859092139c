export const categories = 'Categories';
export const undo = 'Undo';
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${name}`;
export const removed = (name: string) => `${name} removed.`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const movedTo = (name: string, place: number, count: number) =>
  `${name} is now number ${place} of ${count}.`;
export const chosenProducts = 'Chosen products';
export const findAProductToAdd = 'Find a product to add';
export const productsAreTheMost = (most: number) =>
  most === 1 ? 'Remove the product to choose another one.' : `${most} products are the most.`;
export const add = 'Add';
export const addName = (name: string) => `Add ${name}`;
export const added = (name: string) => `${name} added.`;
export const productsFound = 'Products found';
export const nothingFoundFor = (keyword: string) => `Nothing found for '${keyword}'.`;
export const productsFoundTypeMoreOf = (total: number) =>
  `${total} products found. Type more of the name to see the others.`;
export const allThatWasFoundIs = 'All that was found is chosen.';
export const productsRestored = (count: number) =>
  `${count === 1 ? 'Product' : `${count} products`} restored`;
export const responseLost =
  'The connection was lost: it may have been changed. Try it again; nothing is changed twice.';
export const notSent = 'The connection was lost before it was sent.';
export const wereRefused = (count: number) => ` (${count} were refused)`;
export const onSaleFrom = (time: string) => `On sale from ${time}`;
export const offSaleFrom = (time: string) => `Off sale from ${time}`;
export const productDeleted = { specified: 'Product Deleted', corrected: 'Product deleted' };
export const moreCategories = 'More categories have this in their path: type more of it.';
export const deletedCategory = 'A deleted category';
export const noSuchCategory = 'No category has this in its path.';

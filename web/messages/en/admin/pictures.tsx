export const pictures = 'Pictures';
export const intro =
  'Every picture that products show, the latest first. A picture that no product and no order shows is deleted a day after it was uploaded.';
export const searchProducts = 'Name, SKU, barcode or id of a product';
export const described = 'Described';
export const notDescribed = 'Not described yet';
export const usesOf = (count: number) =>
  count === 1 ? 'In 1 product' : `In ${count >= 1000 ? '1,000 or more' : count} products`;
export const draft = 'draft';
export const andMore = (count: number) => `and ${count} more`;
export const nothingYet = 'No product has a picture yet.';
export const newProduct = 'New product';
export const nothingMatches = 'No picture matches.';
export const showAll = 'Show all';
export const chooseFromLibrary = 'Choose from Library';
export const libraryTitle = 'Pictures of all products';
export const findByProduct = 'Find by product';
export const pictureOf = (name: string) => `Picture of ${name}`;
export const isHere = 'Already here';
export const more = 'Show More';
export const addCount = (count: number) =>
  count === 0 ? 'Add' : count === 1 ? 'Add 1 Picture' : `Add ${count} Pictures`;
export const roomFor = (count: number) =>
  count === 1
    ? 'There is room for 1 more picture in this product.'
    : `There is room for ${count} more pictures in this product.`;

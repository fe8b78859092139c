export const shoppingCart = 'Shopping Cart';
export const checkingOutNeedsJavascriptTurn =
  'Checking out needs JavaScript: turn it on and load this page again. What you chose stays here.';
export const yourCartCannotBeShown = 'Your cart cannot be shown';
export const seeAllProducts = 'See all products';
export const noLongerSold = 'No longer sold';
export const onlyLeft = (left: number) => `Only ${left} left`;
export const outOfStock = 'Out of stock';
export const quantityOf = (name: undefined | string) => `Quantity of ${name}`;
export const update = 'Update';
export const remove = 'Remove';
export const removeAProduct = (name: undefined | string) => `Remove ${name ?? 'a product'}`;

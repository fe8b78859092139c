export const undo = 'Undo';
export const fromYourOtherDevice = (value: string) => `From your other device: ${value}`;
export const added = (name: string) => `${name} added`;
export const removed = (name: string) => `${name} removed`;
export const nowOf = (to: number, name: string) => `now ${to} of ${name}`;
export const productsWere = (count: number, what: string) =>
  `${count} ${count === 1 ? 'product' : 'products'} ${what}`;
export const addedProducts = 'added';
export const changedProducts = 'changed';
export const removedProducts = 'removed';

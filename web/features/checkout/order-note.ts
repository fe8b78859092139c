const KEY = 'order-note';

/** What the buyer wrote to the shop, until the cart is ordered: after a reload the attempt to buy goes on with it. */
export const readOrderNote = () => sessionStorage.getItem(KEY) ?? '';

/** Stores it; an empty one is forgotten. */
export function saveOrderNote(note: string): void {
  if (note) sessionStorage.setItem(KEY, note);
  else sessionStorage.removeItem(KEY);
}

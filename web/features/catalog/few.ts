/** A product with this many pieces or less says so. */
export const FEW = 3;

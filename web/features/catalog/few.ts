/** A product with this many units or less says so. */
export const FEW = 3;

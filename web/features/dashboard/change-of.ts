/** By how many percent an amount is above another; null when that has no meaning. */
export const changeOf = (amount: number, before: number): number | null =>
  before > 0 ? Math.round(((amount - before) / before) * 1000) / 10 : null;

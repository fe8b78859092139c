/** What a shop charges that has chosen no currency, in which the prices of `DEFAULT_RULES` are meant. ISO 4217. */
export const DEFAULT_CURRENCY = 'INR';

/** How goods can be sent back. */
export interface ReturnRules {
  /** Days after the delivery in which they can be; null: the shop claims nothing. */
  returnDays: number | null;
  /** Who pays for sending them. */
  returnFees: 'buyer' | 'shop';
  /** ISO 3166-1 codes of the countries that this applies for; some when there are days. */
  returnCountries: readonly string[];
}

/** Those of a new shop: law and custom differ from country to country, so that it promises nothing by itself. */
export const NO_RETURNS: ReturnRules = { returnDays: null, returnFees: 'buyer', returnCountries: [] };

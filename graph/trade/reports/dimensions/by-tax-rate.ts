import type { Dimension } from '../dimension.ts';

/** By tax rate in basis points: of the lines, and of the shipping. */
export const byTaxRate: Dimension = { isOfShares: true, key: 'm.rate::text', rate: 'min(m.rate)' };

/** The day on which both sources of the rates below were compared. */
export const RATES_AS_OF = '2026-08-22';

interface Vat {
  /** Of the country's currency, ISO 4217. */
  currency: string;
  /** Percent. */
  standard: number;
  /** Percent, the highest first: the reduced rates that both sources have. */
  reduced: readonly number[];
  /** What the sources do not agree on, in words. */
  disputed?: string;
}

/**
 * Value-added taxes on goods, as two sources have them that are not copies of each other: the data set `eu-vat-rates-data` (2026-08-22),
 * which reads the TEDB database of the European Commission and the tax offices of other countries, and for member states
 * and the United Kingdom `ibericode/vat-rates` (August 2025, with no later change of these rates in the first), for standard rates also
 * `sales-tax` 2.23 (October 2025). Switzerland: the Federal Tax Administration (rates since 2024-01-01). India: decisions of the
 * 56th meeting of the GST Council (since 2025-09-22). Rates of parts of a country are left out.
 */
export const VAT_RATES: Readonly<Record<string, Vat>> = {
  AT: { currency: 'EUR', standard: 20, reduced: [13, 10], disputed: 'a reduced rate of 4.9 %' },
  BE: { currency: 'EUR', standard: 21, reduced: [12, 6] },
  BG: { currency: 'EUR', standard: 20, reduced: [9] },
  CY: { currency: 'EUR', standard: 19, reduced: [9, 5], disputed: 'a reduced rate of 3 %' },
  CZ: { currency: 'CZK', standard: 21, reduced: [12] },
  DE: { currency: 'EUR', standard: 19, reduced: [7] },
  DK: { currency: 'DKK', standard: 25, reduced: [] },
  EE: { currency: 'EUR', standard: 24, reduced: [13, 9] },
  ES: { currency: 'EUR', standard: 21, reduced: [10, 4] },
  FI: { currency: 'EUR', standard: 25.5, reduced: [10], disputed: 'a reduced rate of 13.5 or 14 %' },
  FR: { currency: 'EUR', standard: 20, reduced: [10, 5.5, 2.1] },
  GR: { currency: 'EUR', standard: 24, reduced: [13, 6] },
  HR: { currency: 'EUR', standard: 25, reduced: [13, 5] },
  HU: { currency: 'HUF', standard: 27, reduced: [18, 5] },
  IE: { currency: 'EUR', standard: 23, reduced: [13.5, 9], disputed: 'a reduced rate of 4.8 %' },
  IT: { currency: 'EUR', standard: 22, reduced: [10, 5, 4] },
  LT: { currency: 'EUR', standard: 21, reduced: [5], disputed: 'a reduced rate of 9 or 12 %' },
  LU: { currency: 'EUR', standard: 17, reduced: [8, 3], disputed: 'a reduced rate of 14 %' },
  LV: { currency: 'EUR', standard: 21, reduced: [12, 5] },
  MT: { currency: 'EUR', standard: 18, reduced: [7, 5] },
  NL: { currency: 'EUR', standard: 21, reduced: [9] },
  PL: { currency: 'PLN', standard: 23, reduced: [8, 5] },
  PT: { currency: 'EUR', standard: 23, reduced: [13, 6] },
  RO: { currency: 'RON', standard: 21, reduced: [11] },
  SE: { currency: 'SEK', standard: 25, reduced: [12, 6] },
  SI: { currency: 'EUR', standard: 22, reduced: [9.5, 5] },
  SK: { currency: 'EUR', standard: 23, reduced: [19, 5] },
  GB: { currency: 'GBP', standard: 20, reduced: [5] },
  CH: { currency: 'CHF', standard: 8.1, reduced: [3.8, 2.6] },
  IN: { currency: 'INR', standard: 18, reduced: [5] },
};

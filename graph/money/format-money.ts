import type { Cents } from './cents.ts';

/** How a shop shows amounts of money. */
export interface MoneySettings {
  /** ISO 4217 code of the currency that is charged, such as INR. Its minor units are hundredths. */
  currency: string;
  /** Shown before amounts instead of the currency's own sign. */
  displaySymbol?: string;
}

/** One locale for all, so that the browser prints what the server rendered. */
const LOCALE = 'en-US';

// Making a formatter takes far longer than using it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known) return known;
  const formatter = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Some currencies that have hundredths are usually written without them.
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(currency, formatter);
  return formatter;
}

/** The amount as it is shown, always with two decimals: 123450 in INR gives "₹1,234.50". */
export function formatMoney(cents: Cents, { currency, displaySymbol }: MoneySettings): string {
  const formatter = formatterFor(currency);
  if (!displaySymbol) return formatter.format(cents / 100);
  return formatter
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'currency' ? displaySymbol : value))
    .join('');
}

/** The currency's own sign: INR gives ₹. A currency without a sign gives its code. */
export function currencySign(currency: string): string {
  const parts = formatterFor(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Whether amounts are shown with a sign that is not the sign of what is charged. */
export function hasForeignSign({ currency, displaySymbol }: MoneySettings): boolean {
  return Boolean(displaySymbol) && displaySymbol !== currencySign(currency);
}

/** An amount that is about to be charged. It names the currency where the shop shows another sign: "₹203.49 (INR)". */
export function formatCharge(cents: Cents, settings: MoneySettings): string {
  if (!hasForeignSign(settings)) return formatMoney(cents, settings);
  const { currency } = settings;
  return `${formatMoney(cents, { currency })} (${currency})`;
}

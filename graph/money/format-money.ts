import type { Cents } from './cents.ts';

/** How a shop shows amounts of money. */
export interface MoneySettings {
  /** ISO 4217 code of the currency, such as INR. That of a shop has hundredths. */
  currency: string;
  /** Shown before amounts instead of the currency's own sign. */
  displaySymbol?: string;
}

/** One locale for all, so that the browser prints what the server rendered. */
const LOCALE = 'en-US';

// Making a formatter takes far longer than using it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: string, digits = 2): Intl.NumberFormat {
  const key = currency + digits;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Some currencies that have hundredths are usually written without them.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * The amount as it is shown, with all decimals of its minor unit: 123450 in INR gives "₹1,234.50". Amounts of a shop have two;
 * `minorDigits` has those of any currency.
 */
export function formatMoney(cents: Cents, { currency, displaySymbol }: MoneySettings, digits = 2): string {
  const formatter = formatterFor(currency, digits);
  const amount = cents / 10 ** digits;
  if (!displaySymbol) return formatter.format(amount);
  return formatter
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? displaySymbol : value))
    .join('');
}

/** How amounts of an order are shown: as prices are, or by the sign of its own currency when the shop has another one by now. */
export function moneyIn<Settings extends MoneySettings>(currency: string, settings: Settings): Settings {
  return currency === settings.currency ? settings : { ...settings, currency, displaySymbol: undefined };
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

import { isInEu } from '#money/eu';
import { minorDigits } from '#money/minor-units';
import { orderName } from '#money/order-name';
import { fieldError } from '../../../core/validation.ts';
import type { BookkeepingPeriod } from '../bookkeeping-period.ts';
import * as t from '../messages/en.ts';
import type { PayoutFee } from '../payouts/find-payouts.ts';
import {
  type Account,
  type Accounts,
  accountOf,
  collectiveAccount,
  ledgerAccount,
  type Region,
} from './accounts.ts';
import type { DatevAccounts } from './datev-accounts.ts';
import { columnNames, dayAndMonth, decimalComma, documentNumber, lineOf, quoted } from './datev-fields.ts';
import { CHARTS } from './datev-settings.ts';

/** What a provider kept of a payout: booked from the account on which its money comes. */
export function linesOfFee({ provider, payout, day, fee }: PayoutFee, batch: BatchOf): string {
  const { chart, feeAccount, accountLength } = batch.settings;
  const way = { paymentMethod: provider, provider, isByHand: false };
  const booking = {
    amount: fee,
    account: ledgerAccount(String(feeAccount ?? CHARTS[chart].feeAccount), accountLength),
    contra: moneyAccount(batch, way).number,
    taxKey: null,
    oss: null,
    vatId: null,
  };
  return linesOf([booking], batch, { day, document: payout, text: t.fees(provider, payout) });
}

/** Where an order goes, as the taxes of a seller see it. */
export interface Destination {
  /** ISO code; null when the buyer wrote none that is known. */
  country: string | null;
  vatId: string | null;
}

/** What pays, which says where the money comes. */
interface Way {
  paymentMethod: string;
  provider: string | null;
  isByHand: boolean;
}

/** A payment or a refund as it is booked: `parts` by tax rate in basis points come to `amount`, in minor units. */
export interface Movement extends Destination, Way {
  day: string;
  isSale: boolean;
  amount: number;
  number: number;
  /** Number of its invoice or credit note. */
  document: string | null;
  parts: readonly { rate: number; amount: number }[];
}

export interface BatchOf extends DatevAccounts {
  period: BookkeepingPeriod;
  exportedAt: Date;
}

/** A booking of an amount: debited is `account`, or credited when the amount is below 0; the other way round its contra account. */
export interface Booking {
  amount: number;
  account: string;
  contra: string;
  taxKey: string | null;
  /** Of a sale that is taxed in another member state: its country, and the rate there. */
  oss: { country: string; rate: number } | null;
  vatId: string | null;
}

/**
 * The bookings of a payment: what each rate has of it is a sale to the customers, and the money pays these. Those of a refund are the same the
 * other way round. So the money accounts have what was paid without refunds, the sales as much, and the customers nothing. Errors: BAD_USER_INPUT where no
 * account is set.
 */
export function bookingsOf(movement: Movement, batch: DatevAccounts): Booking[] {
  const sign = movement.isSale ? 1 : -1;
  const { customerAccount, accountLength } = batch.settings;
  const customers = collectiveAccount(customerAccount, accountLength);
  const usual = { taxKey: null, oss: null, vatId: null };
  const sales = movement.parts.map(({ rate, amount }) => {
    const { region, account } = salesAccount(batch, movement, rate);
    return {
      amount: sign * amount,
      account: customers,
      contra: account.number,
      taxKey: account.taxKey,
      oss: region === 'oss' ? { country: movement.country!, rate } : null,
      vatId: region === 'intraCommunity' ? movement.vatId : null,
    };
  });
  const money = moneyAccount(batch, movement).number;
  return [...sales, { ...usual, amount: sign * movement.amount, account: money, contra: customers }].filter(
    ({ amount }) => amount !== 0,
  );
}

/** What an order to a country with a rate is for the taxes of a seller in another one. */
export function regionOf(home: string, country: string | null, rate: number): Region {
  if (country === null || country === home) return 'domestic';
  if (isInEu(home) && isInEu(country)) return rate > 0 ? 'oss' : 'intraCommunity';
  return rate > 0 ? 'domestic' : 'export';
}

/** Errors: BAD_USER_INPUT for the setting that has no account. */
export function salesAccount(
  { home, accounts }: DatevAccounts,
  { country }: Destination,
  rate: number,
): { region: Region; account: Account } {
  const region = regionOf(home, country, rate);
  const account = accountOf(accounts[region], String(rate));
  if (!account) throw fieldError(`${region}Accounts`, t.noSalesAccount(t.regions[region], rate / 100));
  return { region, account };
}

/** Errors: BAD_USER_INPUT for the setting that has no account. */
export function moneyAccount({ accounts }: { accounts: { money: Accounts } }, way: Way): Account {
  const { paymentMethod, provider, isByHand } = way;
  const names = [...(isByHand ? ['by hand'] : []), ...(provider ? [provider] : [])];
  const account = accountOf(accounts.money, paymentMethod, ...names);
  if (!account) throw fieldError('moneyAccounts', t.noMoneyAccount(paymentMethod));
  return account;
}

/** Both lines before the bookings. */
export function headOf({ settings, period, exportedAt }: BatchOf): string {
  const stamp = exportedAt.toISOString().replace(/\D/g, '').slice(0, 17);
  const day = (text: string) => text.replaceAll('-', '');
  const header = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '9', stamp, '', '"CI"', '"Citron"', '""'],
    ...[settings.consultant ?? '', settings.client ?? '', day(yearStart(period.from, settings.firstMonth))],
    ...[settings.accountLength, day(period.from), day(period.to)],
    ...[quoted(`${period.from.slice(0, 7)} ${period.currency}`, 30), '""', '1', '', '0'],
    ...[
      quoted(period.currency, 3),
      '""',
      '""',
      '""',
      '""',
      quoted(settings.chart.slice(3), 4),
      '',
      '',
      '""',
      '""',
    ],
  ];
  return `${header.join(';')}\r\n${columnNames.join(';')}\r\n`;
}

/** The first day of the fiscal year that a day is in. */
export function yearStart(day: string, firstMonth: number): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0);
  return `${year}-${String(firstMonth).padStart(2, '0')}-01`;
}

/** The lines of bookings that belong to one document. */
export function linesOf(
  bookings: readonly Booking[],
  { period: { currency } }: BatchOf,
  { day, document, text }: { day: string; document: string; text: string },
): string {
  return bookings
    .map(({ amount, account, contra, taxKey, oss, vatId }) =>
      lineOf({
        'Umsatz (ohne Soll/Haben-Kz)': decimalComma(Math.abs(amount), minorDigits(currency)),
        'Soll/Haben-Kennzeichen': amount < 0 ? '"H"' : '"S"',
        'WKZ Umsatz': quoted(currency, 3),
        Konto: account,
        'Gegenkonto (ohne BU-Schlüssel)': contra,
        ...(taxKey && { 'BU-Schlüssel': quoted(taxKey, 4) }),
        Belegdatum: dayAndMonth(day),
        'Belegfeld 1': quoted(documentNumber(document), 36),
        Buchungstext: quoted(text, 60),
        ...(vatId && { 'EU-Land u. USt-IdNr.': quoted(vatId, 15) }),
        ...(oss && {
          'EU-Land u. USt-IdNr.': quoted(oss.country === 'GR' ? 'EL' : oss.country, 15),
          'EU-Steuersatz': decimalComma(oss.rate, 2),
        }),
        Festschreibung: '0',
      }),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}

/** The lines of a payment or refund. */
export const linesOfMovement = (movement: Movement, batch: BatchOf): string =>
  linesOf(bookingsOf(movement, batch), batch, {
    day: movement.day,
    document: movement.document ?? String(movement.number),
    text: `${orderName(movement.number)} ${movement.isSale ? t.payment : t.refund}`,
  });

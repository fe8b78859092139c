import * as t from '../messages/en.ts';

/** An account, with the BU key that says its tax where it has no automatic one. */
export interface Account {
  /** With all digits that accounts of this shop have. */
  number: string;
  taxKey: string | null;
}

/** Accounts by a rate in basis points, or by a name in small letters; `*` is that of all others. */
export type Accounts = ReadonlyMap<string, Account>;

/** Where a sale is taxed, or why it is not: in the own country, in another member state, an intra-community supply, an export. */
export type Region = 'domestic' | 'oss' | 'intraCommunity' | 'export';

/** Digits of general ledger accounts, unless they were lengthened; accounts of customers have one more. */
const USUAL_LENGTH = 4;

/** A general ledger account as DATEV has it, which lengthens accounts by zeros on the right: 8400 is 84000000. */
export const ledgerAccount = (digits: string, length: number) =>
  digits.padStart(USUAL_LENGTH, '0').padEnd(length, '0');

/** A collective account: an account of customers, lengthened the same way, when it has more digits than general ledger accounts have. */
export const collectiveAccount = (number: number, length: number) =>
  number < 10 ** USUAL_LENGTH
    ? ledgerAccount(String(number), length)
    : String(number).padEnd(length + 1, '0');

/** Whether it is clear how a collective account is lengthened: 14000 could be 1400 with one more digit, or an account of customers. */
export const isCollectiveAccount = (number: number, length: number) =>
  [1, 2, 3, 4, USUAL_LENGTH + 1, length + 1].includes(String(number).length);

/** Reads "19=8400; 7=8300:2; *=8200". `problem` says what is wrong with a text that is none. */
export function readAccounts(
  text: string,
  keys: 'rates' | 'names',
  length: number,
): { accounts: Accounts; problem: string | null } {
  const accounts = new Map<string, Account>();
  for (const entry of text.split(';').map((part) => part.trim())) {
    if (entry === '') continue;
    const equals = entry.lastIndexOf('=');
    const [key, value] = [entry.slice(0, equals).trim(), entry.slice(equals + 1).trim()];
    const [, number, taxKey = null] = /^(\d+)(?::(\d{1,4}))?$/.exec(value) ?? [];
    const name = keys === 'rates' && key !== '*' ? rateOf(key) : key.toLowerCase();
    if (equals < 1 || !number || name === null)
      return { accounts, problem: `"${entry}" is not like ${keys === 'rates' ? '19=8400' : 'PayPal=1360'}.` };
    if (number.length > length || Number(number) === 0)
      return { accounts, problem: t.tooManyDigits(number, length) };
    if (accounts.has(name)) return { accounts, problem: `"${key}" is named twice.` };
    accounts.set(name, { number: ledgerAccount(number, length), taxKey });
  }
  return { accounts, problem: accounts.size === 0 ? 'Name at least one account.' : null };
}

/** "19" and "5.5" percent as basis points. */
function rateOf(percent: string): string | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(percent) ?? [];
  return whole === undefined ? null : String(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** The account of the first key that has one, or that of all others. */
export function accountOf(accounts: Accounts, ...keys: string[]): Account | null {
  const key = [...keys.map((each) => each.toLowerCase()), '*'].find((each) => accounts.has(each));
  return key === undefined ? null : accounts.get(key)!;
}

import { createHash } from 'node:crypto';
import { findCountry } from '#money/countries';
import { mailboxOf } from '../../core/email-address.ts';
import type { BlockKind } from './blocked-buyer.entity.ts';

/** What a purchase says about its buyer. */
export interface Identity {
  email?: string | null;
  phones?: readonly (string | null | undefined)[];
  addresses?: readonly (Place | null | undefined)[];
}

export interface Place {
  address: string;
  postalCode: string;
  country: string;
  countryCode?: string | null;
}

/** What a buyer can be blocked by. */
export interface BlockKey {
  kind: BlockKind;
  /** SHA-256 of what is compared. */
  hash: string;
  label: string;
}

/** Numbers are the same with and without the code of the country. */
const COMPARED_DIGITS = 9;
const MIN_DIGITS = 6;

/** What can be blocked of a buyer: spellings of the same mailbox, number or house have the same hash. What is too short to tell people apart is left out. */
export function blockKeys({ email, phones = [], addresses = [] }: Identity): BlockKey[] {
  return [
    ...(email ? [emailKey(email)] : []),
    ...phones.flatMap((phone) => phoneKey(phone ?? '')),
    ...addresses.flatMap((address) => (address ? addressKey(address) : [])),
  ];
}

function emailKey(email: string): BlockKey {
  const mailbox = mailboxOf(email.trim());
  const label = `${[...mailbox][0]}…${mailbox.slice(mailbox.lastIndexOf('@'))}`;
  return { kind: 'email', hash: hashOf(mailbox), label };
}

function phoneKey(phone: string): BlockKey[] {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < MIN_DIGITS) return [];
  return [{ kind: 'phone', hash: hashOf(digits.slice(-COMPARED_DIGITS)), label: `…${digits.slice(-3)}` }];
}

function addressKey({ address, postalCode, country, countryCode }: Place): BlockKey[] {
  const street = lettersOf(address);
  const postal = lettersOf(postalCode);
  if (!street || !postal) return [];
  const code = countryCode ?? findCountry(country);
  const hash = hashOf([code ?? lettersOf(country), postal, street].join(' '));
  return [{ kind: 'address', hash, label: `${postalCode.trim()}, ${code ?? country.trim()}` }];
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

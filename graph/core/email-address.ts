import { domainToASCII } from 'node:url';
import { HasNoProblem } from './validation.ts';

// Of RFC 5321 and 6531: what is between two dots before the @, and after it.
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;
// Control and format characters, fillers and all blanks except the space. The last one is the Braille blank.
const invisible = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The error message for a new e-mail address, or null. */
function emailProblem(email: string): string | null {
  // Accounts whose addresses look the same could be mistaken for each other.
  if (invisible.test(email) || email.normalize('NFKC') !== email.normalize('NFC'))
    return 'This e-mail address has characters that cannot be seen or that only look like letters. Please type it on the keyboard.';
  return isMailbox(email) ? null : 'Enter an e-mail address such as name@example.com.';
}

/**
 * Whether a text is an address of RFC 5321 in the plain form that people have, with the letters of all scripts (RFC 6531): no quotes,
 * comments, brackets or address literals, in which one mailbox would have many spellings, and nothing that a mail program reads as
 * more than one address.
 */
export function isMailbox(email: string): boolean {
  const [local = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  const isLabel = (text: string) => label.test(text) && !/^-|-$/.test(text) && text.length <= 63;
  return (
    more.length === 0 &&
    email.length <= 254 &&
    Buffer.byteLength(local) <= 64 &&
    local.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    !/^\d+$/.test(labels.at(-1)!) &&
    domainToASCII(domain) !== ''
  );
}

/**
 * An e-mail address that looks like no other one: no invisible characters, no compatibility variants of letters. Not
 * for signing in, since an account may have an address from before this rule.
 */
export const IsEmailAddress = () => HasNoProblem('isEmailAddress', (value) => emailProblem(String(value)));

/** The key by which e-mail addresses are unique: the text regardless of case and Unicode form. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * What the mails to an address are counted by: mostly the same for all addresses that one mailbox receives. Tags (`ada+shop@…`), the dots of
 * Gmail and the form of an international domain make no other mailbox.
 */
export function mailboxOf(email: string): string {
  const key = normaliseEmail(email);
  const at = key.lastIndexOf('@');
  const domain = domainToASCII(key.slice(at + 1)) || key.slice(at + 1);
  const [name = ''] = key.slice(0, Math.max(at, 0)).split('+', 1);
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

import { minorDigits } from '#money/minor-units';
import { referenced, type Transfer } from './statement.ts';

/** Whether a file looks like XML. */
export const isXml = (text: string) => text.trimStart().startsWith('<');

/**
 * The credits of a CAMT.053 statement (ISO 20022, any version) that are booked and not reversed, of which a batch has one for each payment.
 * Null for a file that is none.
 */
export function readCamt(text: string): Transfer[] | null {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const statements = all(document, 'Stmt');
  if (document.querySelector('parsererror') || statements.length === 0) return null;
  return statements.flatMap((statement) => {
    const account = first(statement, 'Acct', 'Id', 'IBAN') || first(statement, 'Acct', 'Id', 'Othr', 'Id');
    return referenced(account, children(statement, 'Ntry').filter(isCredit).flatMap(paymentsOf));
  });
}

function isCredit(entry: Element): boolean {
  const state = first(entry, 'Sts', 'Cd') || first(entry, 'Sts');
  return first(entry, 'CdtDbtInd') === 'CRDT' && state === 'BOOK' && first(entry, 'RvslInd') !== 'true';
}

function paymentsOf(entry: Element): Transfer[] {
  const details = children(entry, 'NtryDtls').flatMap((each) => children(each, 'TxDtls'));
  const isBatch = details.length > 1;
  const parts = details.length === 0 ? [entry] : details;
  return parts.flatMap((part, index) => {
    const money = (isBatch && amountOf(part)) || child(entry, 'Amt');
    const currency = money?.getAttribute('Ccy') ?? '';
    // Decimals follow a point in every currency.
    const amount = Math.round(Number(money?.textContent) * 10 ** minorDigits(currency));
    if (!(amount > 0)) return [];
    const own = first(part, 'Refs', 'AcctSvcrRef') || first(part, 'Refs', 'TxId');
    const ofEntry = first(entry, 'AcctSvcrRef') || first(entry, 'NtryRef');
    const reference = own || (isBatch ? ofEntry && `${ofEntry}/${index + 1}` : ofEntry);
    const payer = first(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm') || first(part, 'RltdPties', 'Dbtr', 'Nm');
    return [{ reference, amount, currency, payer, text: textOf(part) || first(entry, 'AddtlNtryInf') }];
  });
}

/** Of a payment of a batch. */
const amountOf = (part: Element) =>
  child(part, 'Amt') ?? path(part, 'AmtDtls', 'TxAmt', 'Amt') ?? path(part, 'AmtDtls', 'InstdAmt', 'Amt');

function textOf(part: Element): string {
  const information = child(part, 'RmtInf');
  const written = information ? children(information, 'Ustrd').map((each) => each.textContent) : [];
  const structured = first(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const end = first(part, 'Refs', 'EndToEndId');
  return [...written, structured, end === 'NOTPROVIDED' ? '' : end].filter(Boolean).join(' ');
}

const all = (document: Document, name: string) => [...document.getElementsByTagNameNS('*', name)];
const children = (element: Element, name: string) =>
  [...element.children].filter((each) => each.localName === name);
const child = (element: Element, name: string) => children(element, name)[0] ?? null;
const path = (element: Element, ...names: string[]) =>
  names.reduce<Element | null>((at, name) => at && child(at, name), element);
const first = (element: Element, ...names: string[]) => path(element, ...names)?.textContent?.trim() ?? '';

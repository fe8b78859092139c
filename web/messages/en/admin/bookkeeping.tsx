import type { ReactNode } from 'react';

export const bookkeeping = 'Bookkeeping';
export const intro =
  'Files for who keeps the books. Payments and refunds are those of the reports and the money check, so they agree with them to the last cent. The log says who saved which file.';
export const files = 'Files of the period';
export const names = {
  orders: 'Orders',
  payments: 'Payments',
  refunds: 'Refunds',
  invoices: 'Invoices',
  'credit-notes': 'Credit notes',
};
export const hints: typeof names = {
  orders: 'Placed in the period, paid or not.',
  payments: 'Came in the period and pay an order.',
  refunds: 'Made in the period, with their credit notes.',
  invoices: 'Issued in the period, with the names of customers.',
  'credit-notes': 'Issued in the period, with the invoices that they correct.',
};
export const file = 'File';
export const whatItHas = 'What it has';
export const save = 'Save as';
export const saveAs = (name: string, format: string) => `${name} as ${format}`;
export const days =
  'Days are those of the time zone of the shop. A file has 400 days at most and amounts of one currency.';
export const notReached = 'The shop could not be reached. Try it again.';
export const datev = 'DATEV';
export const datevIntro =
  'The payments and refunds of the period as bookings (EXTF Buchungsstapel): each sale by tax rate and country against a collective account of customers, and the money that pays it. A file lies in one fiscal year.';
export const datevAccounts =
  'Accounts that nobody has set are the usual ones of SKR03 or SKR04: defaults, which your tax adviser has to confirm.';
export const setAccounts = 'Set the accounts';
export const setCountry = 'Set the country';
export const needsSettings = 'To set them you need the permission Settings. Ask who manages your staff.';
export const datevFile = 'Bookings for DATEV';
export const months = 'Months';
export const monthsIntro =
  'A month is closed once its files are saved. What staff record by hand is dated when they record it, so what concerns a closed month goes to the first open day after it.';
export const month = 'Month';
export const saved = 'Files saved';
export const notSaved = 'Not yet';
export const books = 'Books';
export const open = 'Can be closed';
export const somebody = 'somebody';
export const closedBy = (at: ReactNode, who: string) => (
  <>
    Closed {at} by {who}
  </>
);
export const reopenedBy = (at: ReactNode, who: string, reason: string) => (
  <>
    Reopened {at} by {who}: {reason}
  </>
);
export const close = (month: string) => `Close ${month}`;
export const closeIt = 'Close the Month';
export const isClosed = (month: string) => `${month} is closed`;
export const whatClosingDoes = (month: string) =>
  `Payments and refunds that staff record by hand from now on are dated after ${month}, so that its files stay as they are. That holds for all months before it as well. The last month that is closed can be reopened; the log says by whom.`;
export const reopen = (month: string) => `Reopen ${month}`;
export const reopenIt = 'Reopen';
export const isReopened = (month: string) => `${month} is open again`;
export const whatReopeningDoes =
  'Its files may change. The log keeps who reopened it and why; save the files again before you close it.';
export const reason = 'Reason';
export const reasonHint = 'For staff alone.';
export const payouts = 'Payouts';
export const payoutsIntro =
  'Import what a payment provider says that it paid out: each payment and refund is matched by its id, differences are listed, and fees are booked in the file for DATEV. The same file again changes nothing.';
export const provider = 'Provider';
export const settlementFile = 'Settlement file';
export const settlementHint =
  "CSV: Razorpay's settlement reconciliation report, or columns type, id, amount, currency, fee, tax, payout, day.";
export const imported = ({ added, known, changed }: { added: number; known: number; changed: number }) =>
  `${added} new lines, ${known} known ones.${changed > 0 ? ` ${changed} say something else than before and were left out.` : ''}`;
export const nothingImported =
  'No payout file was imported yet. Choose one below to compare what was paid out with the shop.';
export const differences = 'Differences';
export const noDifferences = 'No differences in what was imported.';
export const moreDifferences = 'The latest 100 differences.';
export const day = 'Day';
export const problem = 'Difference';
export const problems = {
  MISSING: 'Not paid out',
  WRONG_AMOUNT: 'Another amount',
  UNKNOWN: 'Not known to the shop',
  DOUBLE: 'Paid out twice',
};
export const ofWhat = 'Of';
export const kinds = { payment: 'Payment', refund: 'Refund' };
export const order = 'Order';
export const payout = 'Payout';
export const inShop = 'In the shop';
export const inPayout = 'In payouts';
export const none = '–';

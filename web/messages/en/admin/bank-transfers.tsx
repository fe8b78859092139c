export const bankTransfers = 'Bank transfers';
export const bankStatement = 'Bank statement';
export const camtOrCsv =
  'A file of your bank: CAMT.053 (XML), or CSV. It is read in the browser; nothing is booked before you have seen it.';
export const noStatement = 'This is neither a CAMT.053 statement nor a CSV file with a header.';
export const nothingCame = 'No money came by this statement.';
export const columns = {
  amount: 'Column of the amount',
  payer: 'Column of the payer',
  text: 'Column of the text',
  reference: "Column of the bank's reference",
};
export const noColumn = 'None';
export const column = (n: number) => `Column ${n}`;
export const transfersOfTheStatement = 'Transfers of the statement';
export const onlyTheFirst = (most: number) =>
  `Only the first ${most} are shown. Split the file for the others.`;
export const book = 'Book';
export const bookThis = (payer: string, number: number) => `Book the transfer of ${payer} for #${number}`;
export const amount = 'Amount';
export const from = 'From';
export const order = 'Order';
export const whatItDoes = 'What it does';
const certainties = {
  EXACT: 'Pays the order.',
  LIKELY: 'May pay the order.',
  NONE: 'Nothing.',
  BOOKED: 'Booked.',
};
export const says = (certainty: keyof typeof certainties, reason: string | null) =>
  [certainties[certainty], reason].filter(Boolean).join(' ');
export const datedNow =
  'Payments are dated in the books when they are recorded, also if the money came earlier: a month that is closed there does not change.';
export const bookTransfers = (count: number) => `Book ${count} ${count === 1 ? 'transfer' : 'transfers'}`;
export const booked = (count: number) => `${count} ${count === 1 ? 'transfer' : 'transfers'} booked`;

import type { MailGroup } from '../../../schema.generated.ts';

export const mailTexts = 'Texts of mails';
export const intro =
  'Change the words of each mail. What the mail is about, such as items, totals, links and legal texts, stays as it is.';
export const groups: Record<MailGroup, string> = {
  ORDERS: 'Orders',
  PAYMENTS: 'Payments',
  RETURNS: 'Returns and withdrawals',
  ACCOUNTS: 'Accounts',
  MARKETING: 'Alerts and reminders',
};
export const mail = 'MAIL';
export const subjectColumn = 'SUBJECT';
export const texts = 'TEXTS';
export const edited = 'Edited';
export const asDelivered = 'Default';
export const subject = 'Subject';
export const opening = 'Opening';
export const openingHint = 'Plain text. A blank line begins a paragraph. Empty for the default text.';
export const closing = 'Closing (optional)';
export const closingHint = 'Stands below what the mail is about, above why people get it.';
export const subjectHint = 'One line. Empty for the default text.';
export const placeholders = 'Placeholders';
export const placeholdersIntro = 'They are replaced in each mail. A button puts one where the cursor is.';
export const placeholder = (name: string) => `{${name}}`;
export const insert = (name: string) => `Insert {${name}}`;
export const exampleOf = (example: string, isRequired: boolean) =>
  isRequired ? `such as ${example}; the opening needs it` : `such as ${example}`;
export const shopNameExample = 'the name of the shop';
export const useDefault = 'Use the default again';
export const defaultIsIn = 'The default is in the form. Save it, so that mails have it.';
export const save = 'Save';
export const saved = 'The texts are saved. Mails from now on have them.';
export const sendTest = 'Send a test to me';
export const testSent = (address: string) => `The example goes to ${address}.`;
export const preview = 'Preview with examples';
export const specialCases =
  'Some cases keep the words of the template, such as an order that is picked up or paid by an exchange.';
export const showTheirs = 'Show what they saved';
export const saveMine = 'Save mine over it';

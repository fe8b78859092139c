/** What makes an e-mail address unique: the same text in whatever case and Unicode form it was typed. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

// What a mail program makes a link of: a scheme, "www.", a name with a dot in it, a mailbox, an address of the network.
const LINKED = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2}|\d\.\d/u;
// What is a link and nothing else; the dots of the others may be those of "No.12".
const SURELY_LINKED = [/:\/\/|www\.|@/, /\.\p{L}{2,24}[/:?#]/u];
// The dots that browsers take for one, besides those that NFKC makes one of.
const DOTS = /[\u3002\uFF61]/g;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BLANKS = /[\p{Cc}\p{Z}]+/gu;

/** As one line of what can be seen. */
const lineOf = (text: string) => text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
/** As a browser reads it. */
const plain = (text: string) => text.normalize('NFKC').replace(DOTS, '.');

/**
 * The name of a person as mails say it. Strangers type names, also beside somebody else's address: no line break makes a
 * paragraph of its own, and who is called like a web address is called "Customer".
 */
export function mailName(name: string): string {
  const line = lineOf(name);
  return LINKED.test(plain(line).toLowerCase()) || line === '' ? 'Customer' : line;
}

/**
 * Any other text that a stranger may have typed, such as a line of an address, as mails say it: one line in which no mail program finds a
 * link. "No.12" gets a blank after its dot, and of a link only "…" is left.
 */
export function mailLine(text: string): string {
  return lineOf(text).split(' ').map(unlinked).join(' ');
}

function unlinked(word: string): string {
  const read = plain(word);
  if (SURELY_LINKED.some((pattern) => pattern.test(read.toLowerCase()))) return '…';
  return LINKED.test(read.toLowerCase()) ? read.replace(/\.(?=[\p{L}\p{N}-])/gu, '. ') : word;
}

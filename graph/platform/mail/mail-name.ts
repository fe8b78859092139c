// What a mail program makes a link of: a scheme, "www.", a name with a dot in it, a mailbox, an address of the network.
const LINKED = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2}|\d\.\d/u;
// The dots that browsers take for one, besides those that NFKC makes one of.
const DOTS = /[\u3002\uFF61]/g;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BLANKS = /[\p{Cc}\p{Z}]+/gu;

/**
 * The name of a person as mails say it. Strangers type names, also beside somebody else's address: no line break makes a
 * paragraph of its own, and who is called like a web address is called "Customer".
 */
export function mailName(name: string): string {
  const line = name.replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
  const isLinked = LINKED.test(line.normalize('NFKC').replace(DOTS, '.').toLowerCase());
  return isLinked || line === '' ? 'Customer' : line;
}

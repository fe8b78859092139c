/** Texts of an XML document by element, in their order. Throws when the document is not well-formed. */
export function readXml(document: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const token = /<(\/?)([\w:]+)((?: [\w:]+="[^"<>&]*")*)>|((?:[^<>&]|&(?:amp|lt|gt|quot|apos);)+)/uy;
  token.lastIndex = /^<\?xml version="1.0" encoding="UTF-8"\?>\n/.exec(document)?.[0].length ?? Number.NaN;
  const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(document);
  if (forbidden) throw new Error(`A character that XML cannot have at ${forbidden.index}`);
  while (token.lastIndex < document.trimEnd().length) {
    const at = token.lastIndex;
    const match = token.exec(document);
    if (!match) throw new Error(`Not XML at ${at}: ${document.slice(at, at + 80)}`);
    const [, closing, name, , text] = match;
    if (text !== undefined) record(text);
    else if (!closing) open.push(name!);
    else if (open.pop() !== name) throw new Error(`</${name}> closes another element at ${at}`);
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(', ')}`);
  return texts;

  function record(text: string) {
    const element = open.at(-1) ?? '';
    if (text.trim()) texts[element] = [...(texts[element] ?? []), decode(text)];
  }
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

import type { Token } from 'markdown-it';

/** Texts that are links wherever they stand alone, such as an e-mail address, with where they lead. */
export type LinkedTexts = readonly (readonly [text: string, href: string])[];

/** What an address or a number may go on with: there it is a part of another one. */
const GOES_ON = /[\w.+@/-]/;

/** The tokens of a line in which those texts are links, unless they stand in one. */
export function linkTexts(tokens: readonly Token[], links: LinkedTexts): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') depth += 1;
    if (token.type === 'link_close') depth -= 1;
    return token.type === 'text' && depth === 0 ? split(token, links) : token;
  });
}

function split(token: Token, links: LinkedTexts): Token[] {
  const [link, ...others] = links;
  if (!link) return [token];
  const [text, href] = link;
  const like = (type: string, tag: string, nesting: 0 | 1 | -1, content: string, level = token.level) =>
    Object.assign(Object.create(Object.getPrototypeOf(token)), token, { type, tag, nesting, content, level });
  const parts: Token[] = [];
  let [start, from] = [0, 0];
  const { content } = token;
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, from)) {
    from = at + text.length;
    if (GOES_ON.test(content[at - 1] ?? '') || isGoingOn(content.slice(from, from + 2))) continue;
    const open = like('link_open', 'a', 1, '');
    open.attrs = [['href', href]];
    if (at > start) parts.push(...split(like('text', '', 0, content.slice(start, at)), others));
    parts.push(open, like('text', '', 0, text, token.level + 1), like('link_close', 'a', -1, ''));
    start = from;
  }
  if (start === 0) return split(token, others);
  if (start < content.length) parts.push(...split(like('text', '', 0, content.slice(start)), others));
  return parts;
}

/** A point or a hyphen at the end of a sentence goes on with nothing. */
const isGoingOn = ([next = '', afterwards = '']: string) =>
  /[\w@]/.test(next) || (GOES_ON.test(next) && /\w/.test(afterwards));

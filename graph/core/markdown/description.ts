import MarkdownIt, { type Token } from 'markdown-it';

/** None with a name before its host, which passes for the host. */
const ALLOWED = /^(?:https?:\/\/(?![^/?#\\]*@)|mailto:)/i;

/** The heading of a product is h1, those of the parts of its page are h2. */
const FIRST_LEVEL = 3;

// Of Markdown what a description needs. What is not named here is text, such as HTML, entities, tables and indented lines, and lists
// in more than ten others are left out. A line ends where it was ended.
const markdown = new MarkdownIt('zero', { breaks: true, maxNesting: 20 }).enable([
  ...['heading', 'list', 'newline', 'escape', 'emphasis', 'link', 'image', 'autolink'],
]);
// What links may lead to is decided below, where a link becomes its text. The source of a picture is not used.
markdown.validateLink = () => true;
markdown.core.ruler.push('for descriptions', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open');
  const levels = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const token of tokens) {
    if (token.type.startsWith('heading_'))
      token.tag = `h${Math.min(FIRST_LEVEL + levels.indexOf(token.tag), 6)}`;
    if (token.children) token.children = shown(token.children);
  }
});

/** Pictures become their alternative text, and links to elsewhere than web and mail addresses their own text. */
function shown(tokens: Token[]): Token[] {
  const open: boolean[] = [];
  return tokens.filter((token) => {
    if (token.type === 'image') {
      Object.assign(token, { type: 'text', content: wordsOf(token.children ?? []), children: null });
    }
    if (token.type === 'link_close') return open.pop();
    if (token.type !== 'link_open') return true;
    const href = String(token.attrGet('href'));
    token.attrs = [
      ['href', href],
      ['rel', 'nofollow noopener'],
    ];
    // No link is in another one.
    open.push(ALLOWED.test(href) && !open.includes(true));
    return open.at(-1);
  });
}

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) =>
      /break$/.test(type) ? '\n' : type === 'image' ? wordsOf(children ?? []) : content,
    )
    .join('');

/** The description of a product, Markdown that staff wrote, as HTML that is safe in its page. */
export const renderDescription = (description: string): string => markdown.render(description);

/** What a description says without marks of Markdown: a line for each item of a list, and a line without text around paragraphs. */
export function plainText(description: string): string {
  let plain = '';
  let marker = '';
  let wasListed = false;
  for (const { type, level, info, markup, children } of markdown.parse(description, {})) {
    if (type === 'list_item_open') marker = info ? `${info}${markup} ` : '• ';
    if (type !== 'inline') continue;
    const isListed = level > 1;
    if (plain) plain += isListed && wasListed ? '\n' : '\n\n';
    plain += marker + wordsOf(children ?? []);
    marker = '';
    wasListed = isListed;
  }
  return plain;
}

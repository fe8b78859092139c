import MarkdownIt from 'markdown-it';

/** Paths of the shop, anchors, and addresses of the web, mail and phones. */
const ALLOWED = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;

// HTML in the text is escaped, and lines end where they were ended, as in an address. Pictures are not read, nor are definitions of links,
// of which many take seconds.
const markdown = new MarkdownIt('default', { html: false, breaks: true }).disable(['image', 'reference']);
markdown.validateLink = (url) => ALLOWED.test(url);
markdown.core.ruler.push('for pages', ({ tokens }) => {
  for (const token of tokens) {
    // That level is the title of the page.
    if (token.tag === 'h1') token.tag = 'h2';
    // The alignment of a column, which the content security policy would refuse.
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    // Keyboards scroll a table that is wider than the page.
    if (token.type === 'table_open') token.attrSet('tabindex', '0');
    for (const link of token.children ?? [])
      if (link.type === 'link_open' && /^https?:/i.test(String(link.attrGet('href'))))
        link.attrSet('rel', 'noopener noreferrer');
  }
});

/** Markdown that staff wrote as HTML that is safe in a page of the shop. */
export const renderMarkdown = (body: string): string => markdown.render(body);

import MarkdownIt, { type Token } from 'markdown-it';
import { UPLOADED_PICTURE } from '../uploaded-picture.ts';
import { type LinkedTexts, linkTexts } from './link-texts.ts';

/** Paths of the shop, anchors, and addresses of the web, mail and phones; none with a name before its host, which passes for the host. */
const ALLOWED = /^(?:\/(?![/\\])|#|https?:\/\/(?![^/?#\\]*@)|mailto:|tel:)/i;

// HTML in the text is escaped, and lines end where they were ended, as in an address. Definitions of links are not read: many take seconds.
const markdown = new MarkdownIt('default', { html: false, breaks: true }).disable('reference');
markdown.validateLink = (url) => ALLOWED.test(url);
markdown.core.ruler.push('for pages', finish);

interface RenderOptions {
  pictures?: boolean;
  links?: LinkedTexts;
}

function finish({ tokens, env }: { tokens: Token[]; env: object }): void {
  const { pictures = false, links = [] }: RenderOptions = env;
  for (const token of tokens) {
    // That level is the title of the page.
    if (token.tag === 'h1') token.tag = 'h2';
    // The alignment of a column, which the content security policy would refuse.
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
    // Keyboards scroll a table that is wider than the page.
    if (token.type === 'table_open') token.attrSet('tabindex', '0');
    if (token.children) token.children = linkTexts(token.children, links);
    for (const child of token.children ?? []) {
      if (child.type === 'link_open' && /^https?:/i.test(String(child.attrGet('href'))))
        child.attrSet('rel', 'noopener noreferrer');
      if (child.type === 'image') finishPicture(child, pictures);
    }
  }
}

/** Pictures of the shop alone: others would name its visitors to somebody else. The text of one that is not shown stands in its place. */
function finishPicture(token: Token, isShown: boolean): void {
  if (isShown && UPLOADED_PICTURE.test(String(token.attrGet('src')))) {
    token.attrSet('loading', 'lazy');
    return;
  }
  token.type = 'text';
  token.attrs = null;
  token.children = null;
}

/**
 * Markdown that staff wrote as HTML that is safe in a page of the shop: without pictures, or with those that were uploaded to the shop. The
 * texts of `links` are links.
 */
export const renderMarkdown = (body: string, options: RenderOptions = {}): string =>
  markdown.render(body, { ...options });

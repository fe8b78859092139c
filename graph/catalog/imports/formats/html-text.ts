import { Parser } from 'htmlparser2';

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer header hr main nav section tr'.split(
    ' ',
  ),
);
/** A line without text stands before and after these. */
const APART = new Set('h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const UNSHOWN = new Set('iframe noscript object script select style svg template title video'.split(' '));
const CELLS = new Set(['td', 'th']);

interface TextOptions {
  /** Whether a line break of the source is one of the text, as editors of some systems have it. */
  keepLines?: boolean;
}

/**
 * HTML as plain text, as the page of a product shows it: a line for each heading, paragraph and row, "• " or a number before
 * the items of lists. Links are their text; pictures, scripts and styles are left out. A text without tags keeps its lines.
 */
export function htmlText(html: string, { keepLines = !/<[a-z!/]/i.test(html) }: TextOptions = {}): string {
  const lines: string[] = [];
  const lists: { next: number | null }[] = [];
  let line = '';
  let bullet = '';
  let hidden = 0;
  const endLine = () => {
    const text = line.replace(/[^\S\n]+/g, ' ').trim();
    line = '';
    if (text === '' || text === '|') return;
    lines.push(bullet + text);
    bullet = '';
  };
  const endPart = () => {
    endLine();
    if (bullet === '' && lists.length === 0) gap();
  };
  const gap = () => {
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
  };
  const parser = new Parser({
    onopentag(name) {
      if (UNSHOWN.has(name)) hidden += 1;
      if (name === 'br') line.trim() === '' ? gap() : endLine();
      else if (name === 'li') {
        endLine();
        const list = lists.at(-1);
        bullet = list?.next ? `${list.next++}. ` : '• ';
      } else if (CELLS.has(name)) line += line.trim() === '' ? '' : ' | ';
      else if (APART.has(name)) endPart();
      else if (BLOCKS.has(name)) endLine();
      if (name === 'ul' || name === 'ol') lists.push({ next: name === 'ol' ? 1 : null });
    },
    ontext(text) {
      if (hidden > 0) return;
      const [first = '', ...more] = keepLines ? text.split(/\r\n?|\n/) : [text.replace(/\s+/g, ' ')];
      line += first;
      for (const each of more) {
        line.trim() === '' && lines.length > 0 && lists.length === 0 ? gap() : endLine();
        line = each;
      }
    },
    onclosetag(name) {
      if (UNSHOWN.has(name)) hidden -= 1;
      if (name === 'ul' || name === 'ol') {
        endLine();
        lists.pop();
        bullet = '';
      }
      if (name === 'li') {
        endLine();
        bullet = '';
      } else if (APART.has(name)) endPart();
      else if (BLOCKS.has(name)) endLine();
    },
  });
  parser.end(html);
  endLine();
  return lines.join('\n').trim();
}

import { Parser } from 'htmlparser2';
import { markdownLine, type Run } from './markdown-line.ts';

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer header hr main nav section'.split(
    ' ',
  ),
);
/** A line without text stands before and after these. */
const APART = new Set('h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const UNSHOWN = new Set('iframe noscript object script select style svg template title video'.split(' '));
const CELLS = new Set(['td', 'th']);
const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['em', 'i']);
const HEADING = /^h([1-6])$/;

/** Lists in more others than these are shown like the last of them. */
const DEEPEST_LIST = 8;

interface List {
  /** Number of the next item; null for one with bullets. */
  next: number | null;
  /** What stands before the lines below the first one of an item, once it has one. */
  indent: string;
}

interface TableRow {
  cells: number;
  /** Whether one of its cells has several lines: then the next one begins a line. */
  isBroken: boolean;
}

interface MarkdownOptions {
  /** Whether a line break of the source is one of the text, as editors of some systems have it. */
  keepLines?: boolean;
}

/**
 * HTML as Markdown, as descriptions of products are: headings, lists, bold and italic text and links to web and mail addresses remain;
 * each paragraph is a line, and each row of a table, with | between its cells. Pictures, scripts and styles are left out. A text without tags
 * keeps its lines.
 */
export function htmlMarkdown(
  html: string,
  { keepLines = !/<[a-z!/]/i.test(html) }: MarkdownOptions = {},
): string {
  const lines: string[] = [];
  const lists: List[] = [];
  const links: (string | null)[] = [];
  const depth = { hidden: 0, bold: 0, italic: 0, table: 0, cell: 0 };
  const rows: TableRow[] = [];
  /** Cells that began since the last text, whether the present one has text, and whether its line ends before more of it. */
  const cell = { begun: 0, hasText: false, isAtBreak: false };
  let runs: Run[] = [];
  let marker = '';
  let heading = '';
  /** Whether the line has more than blanks. */
  let hasText = false;
  const endLine = () => {
    const text = markdownLine(runs);
    runs = [];
    hasText = false;
    Object.assign(cell, { begun: 0, isAtBreak: false });
    if (text === '') return;
    const around = lists.slice(0, DEEPEST_LIST);
    const own = marker ? around.pop() : undefined;
    lines.push(
      around.map(({ indent }) => indent).join('') +
        (marker || heading) +
        (heading ? withLastSigns(text) : text),
    );
    if (own) own.indent = ' '.repeat(marker.length);
    marker = '';
  };
  const gap = () => {
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
  };
  /** Ends the line; within a cell only if more of it follows. */
  const endBlock = () => {
    if (depth.cell === 0) endLine();
    else cell.isAtBreak ||= cell.hasText;
  };
  const endPart = () => {
    endBlock();
    if (depth.cell === 0 && marker === '' && lists.length === 0) gap();
  };
  const breakRow = () => {
    endLine();
    const row = rows.at(-1);
    if (row) row.isBroken = true;
  };
  const put = (run: Run) => {
    const last = runs.at(-1);
    if (last?.isBold === run.isBold && last.isItalic === run.isItalic && last.href === run.href)
      last.text += run.text;
    else if (run.text) runs.push(run);
  };
  const add = (text: string) => {
    if (/\S/.test(text)) {
      if (cell.isAtBreak) breakRow();
      put({ text: ' | '.repeat(cell.begun), isBold: false, isItalic: false, href: null });
      Object.assign(cell, { begun: 0, hasText: true });
      hasText = true;
    }
    const href = links.at(-1) ?? null;
    put({ text, isBold: depth.bold > 0 && !heading, isItalic: depth.italic > 0, href });
  };
  const openCell = () => {
    const row = rows.at(-1);
    if (row?.isBroken) endLine();
    else if (row ? row.cells > 0 : hasText) cell.begun += 1;
    if (row) row.cells += 1;
    Object.assign(cell, { hasText: false, isAtBreak: false });
  };
  const openRow = () => {
    breakRow();
    rows.push({ cells: 0, isBroken: false });
  };
  const breakLine = () => {
    if (heading) add(' ');
    else if (depth.cell > 0) endBlock();
    else if (hasText) endLine();
    else gap();
  };
  const count = (name: string, by: 1 | -1) => {
    if (UNSHOWN.has(name)) depth.hidden += by;
    if (BOLD.has(name) || (depth.cell > 0 && HEADING.test(name))) depth.bold += by;
    if (name === 'table') depth.table += by;
    if (CELLS.has(name)) depth.cell += by;
    if (ITALIC.has(name)) depth.italic += by;
  };
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      count(name, 1);
      if (name === 'a') links.push(linkOf(href));
      else if (name === 'br') breakLine();
      else if (name === 'li') {
        breakRow();
        const list = lists.at(-1);
        marker = list?.next ? `${list.next++}. ` : '- ';
        if (list) list.indent = '';
      } else if (CELLS.has(name)) openCell();
      else if (name === 'tr') openRow();
      else if (APART.has(name)) endPart();
      else if (BLOCKS.has(name)) endBlock();
      if (name === 'ul' || name === 'ol') lists.push({ next: name === 'ol' ? 1 : null, indent: '' });
      const [, level] = HEADING.exec(name) ?? [];
      if (level && lists.length === 0 && depth.cell === 0) heading = `${'#'.repeat(Number(level))} `;
    },
    ontext(text) {
      if (depth.hidden > 0) return;
      const [first = '', ...more] = keepLines && !heading ? text.split(/\r\n?|\n/) : [text];
      add(first);
      for (const each of more) {
        if (depth.cell > 0) endBlock();
        else if (depth.table === 0) {
          !hasText && lines.length > 0 && lists.length === 0 ? gap() : endLine();
          [runs, hasText] = [[], false];
        } else add(' ');
        add(each);
      }
    },
    onclosetag(name) {
      count(name, -1);
      if (name === 'a') links.pop();
      if (name === 'ul' || name === 'ol') {
        endLine();
        lists.pop();
        marker = '';
        // What follows would be part of the last item.
        if (depth.cell > 0 && lists.length === 0) gap();
      }
      if (name === 'li') {
        endLine();
        marker = '';
      } else if (name === 'tr') {
        endLine();
        rows.pop();
      } else if (CELLS.has(name)) cell.isAtBreak = false;
      else if (APART.has(name)) endPart();
      else if (BLOCKS.has(name)) endBlock();
      if (HEADING.test(name)) heading = '';
    },
  });
  parser.end(html);
  endLine();
  return lines.join('\n').trim();
}

/** Number signs at the end of a heading are shown only after a backslash. */
const withLastSigns = (text: string) => text.replace(/ (?=#+$)/, ' \\');

/** The address as Markdown has it, when it is one of the web or of mail. */
function linkOf(href: string): string | null {
  const url = URL.parse(href);
  if (!url || !/^(?:https?|mailto):$/.test(url.protocol)) return null;
  return url.href
    .replace(/[()<>\\\s]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
    .replace(/&(?=#?\w+;)/g, '\\&');
}

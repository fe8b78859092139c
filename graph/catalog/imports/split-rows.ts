/** Most characters of a row: a description has 10,000, and may have been made of much more HTML. */
export const MAX_ROW_LENGTH = 200_000;

export type Delimiter = ',' | ';' | '\t';

/** A row of a file with the end of its line; with a problem, what may be several lines, without the last end. */
interface RowText {
  text: string;
  problem?: string;
}

interface Scan {
  /** Where the row after it begins. */
  next: number;
  cells: number;
  /** Whether a cell without quotation marks around it has one within it. */
  hasLoneMark: boolean;
  problem?: (lines: string) => string;
}

/** Within a line: blanks, cells without quotation marks around them, and all of it. */
const BLANKS: Record<Delimiter, RegExp> = {
  ',': /[^\S\r\n]*/y,
  ';': /[^\S\r\n]*/y,
  '\t': /[^\S\r\n\t]*/y,
};
const CELL: Record<Delimiter, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };
const LINE = /[^\r\n]*/y;

const badMark = (lines: string) =>
  `${lines}: a quotation mark is not closed, or in the wrong place. Put the whole cell into quotation marks, and write "" for one within it.`;
const tooLong = (lines: string) =>
  `${lines}: the row is too long. A row has at most ${MAX_ROW_LENGTH} characters. A quotation mark may be missing there.`;

/**
 * The rows of a CSV text. One whose quotation marks cannot be read ends where a line begins that is a row by itself, with as
 * many cells as the header; where there is none within reach, at the end of its first line. So it takes no other row with it,
 * unless the marks of both together are in order. Lines are scanned at most three times.
 */
export function* splitRows(text: string, delimiter: Delimiter): Generator<RowText> {
  let width = 0;
  let counted = { at: 0, line: 1 };
  let search = { from: 0, found: 0 };
  const isWhole = (at: number) => {
    const { cells, problem } = scanRow(text, at, delimiter);
    return !problem && cells === width;
  };
  const wholeRowAfter = (start: number): number => {
    if (start >= search.from && start < search.found) return search.found;
    let found = lineAfter(text, start);
    while (found < text.length && !isWhole(found)) found = lineAfter(text, found);
    search = { from: start, found };
    return found;
  };
  const lineAt = (at: number): number => {
    counted = { at, line: counted.line + text.slice(counted.at, at).split(/\r\n|\r|\n/).length - 1 };
    return counted.line;
  };
  for (let start = 0; start < text.length; ) {
    const scan = scanRow(text, start, delimiter);
    const firstEnd = lineAfter(text, start);
    // Two rows of which the second closed a quotation mark of the first.
    const isSuspect = scan.next > firstEnd && (scan.cells !== width || scan.hasLoneMark);
    const problem =
      scan.problem ?? (isSuspect && width > 0 && wholeRowAfter(start) < scan.next ? badMark : undefined);
    if (!problem) {
      const row = text.slice(start, scan.next);
      if (width === 0 && row.trim() !== '') width = scan.cells;
      yield { text: row };
      start = scan.next;
      continue;
    }
    const found = width > 0 ? wholeRowAfter(start) : firstEnd;
    const end = found < text.length && found - start <= MAX_ROW_LENGTH ? found : firstEnd;
    const broken = text.slice(start, end).trimEnd();
    const [first, last] = [lineAt(start), lineAt(start + broken.length)];
    yield { text: broken, problem: problem(last > first ? `Lines ${first} to ${last}` : `Line ${first}`) };
    start = end;
  }
}

/** Reads from the beginning of a row to its end, or to what cannot be read. */
function scanRow(text: string, start: number, delimiter: Delimiter): Scan {
  const scan: Scan = { next: start, cells: 0, hasLoneMark: false };
  for (let at = start; ; at += 1) {
    scan.cells += 1;
    at = skip(BLANKS[delimiter], text, at);
    if (text[at] === '"') {
      const close = closingMark(text, at, start + MAX_ROW_LENGTH);
      if (close === -1) return { ...scan, problem: badMark };
      at = skip(BLANKS[delimiter], text, close + 1);
      if (!isEnd(text[at]) && text[at] !== delimiter) return { ...scan, problem: badMark };
    } else {
      const begin = at;
      at = skip(CELL[delimiter], text, at);
      scan.hasLoneMark ||= text.slice(begin, at).includes('"');
    }
    if (at - start > MAX_ROW_LENGTH) return { ...scan, problem: tooLong };
    if (text[at] !== delimiter) return { ...scan, next: lineAfter(text, at) };
  }
}

/** The quotation mark that closes the one at `open`; -1 when there is none up to `limit`. */
function closingMark(text: string, open: number, limit: number): number {
  for (let at = open + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1 || at > limit) return -1;
    if (text[at + 1] !== '"') return at;
  }
}

const isEnd = (sign: string | undefined) => sign === undefined || sign === '\n' || sign === '\r';

/** Where the line after the one of `at` begins. */
function lineAfter(text: string, at: number): number {
  const end = skip(LINE, text, at);
  return text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

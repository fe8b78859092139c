/** Text of a line that looks the same. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  href: string | null;
}

/** What Markdown of descriptions would read as a mark, wherever it stands in a line. */
const MARKS = /\\(?=[!-/:-@[-`{-~]|$)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?!\s)/gu;
const END_OF_LINK = /\](?=\()/g;
const BRACKET = /[[\]]/g;
const EDGE = /[\s\p{P}\p{S}]/u;

/** Runs as a line of Markdown. Text that Markdown would read as marks is escaped, and so is the beginning of the line. */
export function markdownLine(runs: readonly Run[]): string {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && group[0]!.href === run.href) group.push(run);
    else groups.push([run]);
  }
  let line = '';
  groups.forEach((group, index) => {
    const [first] = group;
    const inner = marked(group, line, first!.href === null ? (groups[index + 1]?.[0]?.text ?? '') : ']');
    if (first!.href === null) line += inner;
    else line = withLink(line, inner, first!.href);
  });
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:#{1,6}|[-+*])(?=\s|$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** An exclamation mark before a link would make a picture of it. */
function withLink(before: string, inner: string, href: string): string {
  const text = inner.trim();
  if (text === '') return before + inner;
  const gap = inner.startsWith(text) ? '' : ' ';
  const line = gap === '' && before.endsWith('!') ? `${before.slice(0, -1)}\\!` : before + gap;
  return `${line}[${text}](${href})${inner.endsWith(text) ? '' : ' '}`;
}

/** Runs with asterisks around those that are bold or italic, where Markdown reads them: not inside of a word beside a comma, say. */
function marked(runs: readonly Run[], before: string, after: string): string {
  let line = '';
  runs.forEach(({ text, isBold, isItalic, href }, index) => {
    const words = text.trim();
    if (words === '') {
      line += ' ';
      return;
    }
    const [lead, trail] = [text.startsWith(words) ? '' : ' ', text.endsWith(words) ? '' : ' '];
    const mark = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
    const previous = lead || line.at(-1) || (href === null ? before.at(-1) : '[') || ' ';
    const next = trail || (runs[index + 1]?.text ?? after)[0] || ' ';
    const isRead =
      previous !== '*' &&
      (EDGE.test(previous) || !EDGE.test(words[0]!)) &&
      (EDGE.test(next) || !EDGE.test(words.at(-1)!));
    const around = isRead ? mark : '';
    const shown = words.replace(MARKS, '\\$&').replace(href === null ? END_OF_LINK : BRACKET, '\\$&');
    line += lead + around + shown + around + trail;
  });
  return line;
}

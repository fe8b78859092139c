import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../../../core/markdown/description.ts';
import { htmlMarkdown } from './html-markdown.ts';

const tableOf = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

test.each([
  [
    'paragraphs in its cells',
    tableOf(['<p>Size</p>', '<p>M</p>'], ['<div>Fit</div>', '<div>slim</div>']),
    'Size | M\nFit | slim',
  ],
  ['an empty first cell', tableOf(['', 'S', 'M'], ['Chest', '90', '']), '| S | M\nChest | 90'],
  ['an empty cell between others', tableOf(['a', '', 'c']), 'a | | c'],
  ['headings in its cells', tableOf(['<h3>Size</h3>', '<b>M</b>']), '**Size** | **M**'],
  ['several lines in a cell', tableOf(['a', 'b<br>c', 'd'], ['e', 'f']), 'a | b\nc\nd\ne | f'],
  ['columns of paragraphs', tableOf(['<p>a</p><p>b</p>', '<p>c</p><p>d</p>']), 'a\nb\nc\nd'],
  [
    'a list in a cell',
    tableOf(['Care', '<ul><li>cold</li><li>flat</li></ul>', 'x']),
    'Care\n- cold\n- flat\n\nx',
  ],
  ['a table in a cell', tableOf(['a', tableOf(['b', 'c']), 'd']), 'a\nb | c\nd'],
  ['cells that are not closed', '<table><tr><td>a<td>b<tr><td>c<td>d</table>', 'a | b\nc | d'],
  ['a caption', '<table><caption>Sizes</caption><tr><th>S<th>M</table>', 'Sizes\nS | M'],
  ['empty rows', tableOf(['', ''], ['a', 'b']), 'a | b'],
  ['text around it', `One${tableOf(['a', 'b'])}Two`, 'One\n\na | b\n\nTwo'],
])('a table with %s', (_, html, markdown) => {
  expect(htmlMarkdown(html)).toBe(markdown);
  // Editors that write no paragraphs end a line behind each tag.
  expect(htmlMarkdown(html.replaceAll('><', '>\n  <'), { keepLines: true })).toBe(markdown);
});

test('a sign | of a text stays', () => {
  expect(htmlMarkdown('<p>|</p><p>a | b</p>')).toBe('|\n\na | b');
});

const wrapped = fc.constantFrom(
  ...[
    '#',
    '<p>#</p>',
    '<div>#</div>',
    '<b>#</b>',
    '<h3>#</h3>',
    '<ul><li>#</li></ul>',
    '#<br>',
    '<br>#',
    '\n#\n',
  ],
  ...['<span>#</span>', '<a href="https://a.example">#</a>', '<blockquote>#</blockquote>', '<p>#', '<li>#'],
);
const cells = fc.array(wrapped, { maxLength: 3 });
const tables = fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 4 });

test('no word of a table is lost, moved or run together with another', () => {
  fc.assert(
    fc.property(
      fc.record({ rows: tables, inner: tables, ends: fc.boolean(), gap: fc.constantFrom('', '\n', '\n  ') }),
      fc.boolean(),
      ({ rows, inner, ends, gap }, keepLines) => {
        let count = 0;
        const words = (html: string) => html.replaceAll('#', () => `w${count++}`);
        const close = (tag: string) => (ends ? `</${tag}>` : '');
        const table = (of: string[][][], nested = ''): string =>
          `<table>${gap}${of
            .map(
              (row) =>
                `<tr>${gap}${row.map((each) => `<td>${each.join(' ')}${nested}${close('td')}${gap}`).join('')}${close('tr')}${gap}`,
            )
            .join('')}</table>`;
        const html = words(`<p>#</p>${table(rows, table(inner))}#`);
        const shown = plainText(htmlMarkdown(html, { keepLines }));
        expect(shown.match(/\w+/g), html).toEqual(Array.from({ length: count }, (_, n) => `w${n}`));
      },
    ),
    { numRuns: 1000 },
  );
});

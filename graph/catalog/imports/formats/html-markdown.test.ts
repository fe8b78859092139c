import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../../web/e2e/hostile-texts.ts';
import { plainText, renderDescription } from '../../../core/markdown/description.ts';
import { htmlMarkdown } from './html-markdown.ts';

const ALL_MARKS =
  '# 1. - + * _a_ *b* **c** a*b*c snake_case [d](https://a.example) ![e](f) <g> <https://h.example> \\ \\* `i` &amp; |l| ~~j~~ ]( > k';

describe('HTML becomes the Markdown of a description', () => {
  test.each([
    ['paragraphs', '<p>One</p>\n<p>Two\n  lines</p>', 'One\n\nTwo lines'],
    [
      'headings',
      '<h2><b>Care</b></h2><p>Wash cold.</p><h3>C<br>#</h3>',
      '## Care\n\nWash cold.\n\n### C \\#',
    ],
    [
      'a list',
      '<p>Has:</p><ul>\n<li>wool</li>\n<li><p>silk</p></li></ul><p>End</p>',
      'Has:\n\n- wool\n- silk\n\nEnd',
    ],
    ['a numbered list', '<ol><li>cut</li><li>sew</li></ol>', '1. cut\n2. sew'],
    [
      'a list in a list',
      '<ol><li>a<ul><li>b<p>c</p></li></ul></li><li><h3>d</h3></li></ol>',
      '1. a\n   - b\n     c\n2. d',
    ],
    ['a list without a first item', '<ul><li><ul><li>b</li></ul></li></ul>', '- b'],
    ['line breaks', 'One<br>Two<br/><br/>Three', 'One\nTwo\n\nThree'],
    [
      'a table',
      '<table><tr><th>Size</th><td>M</td></tr><tr><th>Fit</th><td>slim</td></tr></table>',
      'Size | M\nFit | slim',
    ],
    ['entities', 'Caf&eacute; &amp; Bar&nbsp;< 3', 'Café & Bar < 3'],
    [
      'links and emphasis',
      '<b>New</b>: <a href="https://example.com/a_(b)">see <i>here</i></a>, <a href="mailto:a@b.example">write</a>',
      '**New**: [see *here*](https://example.com/a_%28b%29), [write](mailto:a@b.example)',
    ],
    [
      'links to elsewhere in the old shop, and to scripts',
      '<a href="/pages/x">x</a> <a href="javascript:alert(1)">y</a> <a>z</a>',
      'x y z',
    ],
    [
      'an exclamation mark before a link',
      'New!<a href="https://a.example">x</a>',
      'New\\![x](https://a.example/)',
    ],
    ['emphasis with blanks at its ends', '<b>Note: </b>dry<i> flat</i>', '**Note:** dry *flat*'],
    ['emphasis that Markdown would not read', '<b>Note:</b>dry <b>a</b><i>b</i>', 'Note:dry **a**b'],
    ['neighbours of one format', '<strong>a&amp;</strong><b>b</b>', '**a&b**'],
    [
      'scripts, styles and pictures',
      '<style>p{}</style><script>alert("<p>")</script>Lamp<img alt="x">',
      'Lamp',
    ],
    ['text without tags', 'One\nTwo\n\n\nThree', 'One\nTwo\n\nThree'],
    ['tags that are not closed', '<div><p>One<p>Two<b>', 'One\n\nTwo'],
    ['nothing', '', ''],
  ])('%s', (_, html, markdown) => {
    expect(htmlMarkdown(html)).toBe(markdown);
  });

  test('editors that write no paragraphs keep their lines', () => {
    expect(htmlMarkdown('One <b>two</b>\n\nThree\n<ul>\n<li>a</li>\n</ul>', { keepLines: true })).toBe(
      'One **two**\n\nThree\n\n- a',
    );
  });

  test('what stands in a text is shown as it stands there, and numbers and names keep no backslash', () => {
    const texts = [...ALL_MARKS.split(' '), ALL_MARKS, ...ALL_MARKS.split(' ').map((word) => `${word} x`)];
    const escapedOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    for (const text of texts)
      for (const [html, shown] of [
        [`<p>${escapedOf(text)}</p>`, text],
        [`<ul><li>${escapedOf(text)}</li></ul>`, `• ${text}`],
        [`<h2>${escapedOf(text)}</h2>`, text],
        [`a<b>${escapedOf(text)}</b>c`, `a${text}c`],
        [`<a href="https://a.example">${escapedOf(text)}</a>(d)`, `${text}(d)`],
      ] as const)
        expect(plainText(htmlMarkdown(html)), html).toBe(shown);
    for (const text of ['5 * 3', 'snake_case', 'A (b) [c]', '-5 °C', 'No. 7', '#1', '2 < 3'])
      expect(htmlMarkdown(text)).toBe(text);
  });

  test('hostile texts make no tag but those of descriptions', () => {
    for (const text of hostileTexts)
      for (const html of [text, `<a href="${text}">x</a>`, `<h2 onclick="${text}">${text}</h2>`])
        expect(renderDescription(htmlMarkdown(html)), html).not.toMatch(
          /<(?!\/?(?:p|br|h\d|ul|ol|li|em|strong|a)\b)/,
        );
  });

  test('50,000 open tags take no more than their text', () => {
    expect(htmlMarkdown(`${'<div>'.repeat(50_000)}x`)).toBe('x');
    expect(htmlMarkdown(`${'<ul><li>'.repeat(20_000)}x`)).toBe('- x');
    expect(htmlMarkdown('<ul><li>x'.repeat(20_000)).length).toBeLessThan(500_000);
    expect(htmlMarkdown('<b>x<i>y'.repeat(20_000)).length).toBeLessThan(500_000);
    expect(htmlMarkdown('<'.repeat(50_000))).toHaveLength(100_000);
  });
});

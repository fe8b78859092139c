import { describe, expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

describe('HTML becomes the text that the page of a product shows', () => {
  test.each([
    ['paragraphs', '<p>One</p>\n<p>Two\n  lines</p>', 'One\n\nTwo lines'],
    ['headings', '<h2>Care</h2><p>Wash cold.</p>', 'Care\n\nWash cold.'],
    [
      'a list',
      '<p>Has:</p><ul>\n<li>wool</li>\n<li><p>silk</p></li></ul><p>End</p>',
      'Has:\n\n• wool\n• silk\n\nEnd',
    ],
    ['a numbered list', '<ol><li>cut</li><li>sew</li></ol>', '1. cut\n2. sew'],
    ['a list in a list', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '• a\n• b\n• c'],
    ['line breaks', 'One<br>Two<br/><br/>Three', 'One\nTwo\n\nThree'],
    [
      'a table',
      '<table><tr><th>Size</th><td>M</td></tr><tr><th>Fit</th><td>slim</td></tr></table>',
      'Size | M\nFit | slim',
    ],
    ['entities', 'Caf&eacute; &amp; Bar&nbsp;&lt;3', 'Café & Bar <3'],
    ['links and emphasis', '<b>New</b>: <a href="https://example.com">see <i>here</i></a>', 'New: see here'],
    ['scripts and styles', '<style>p{}</style><script>alert("<p>")</script>Lamp', 'Lamp'],
    ['text without tags', 'One\nTwo\n\n\nThree', 'One\nTwo\n\nThree'],
    ['tags that are not closed', '<div><p>One<p>Two<b>', 'One\n\nTwo'],
    ['nothing', '', ''],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test('editors that write no paragraphs keep their lines', () => {
    expect(htmlText('One <b>two</b>\n\nThree\n<ul>\n<li>a</li>\n</ul>', { keepLines: true })).toBe(
      'One two\n\nThree\n\n• a',
    );
  });

  test('50,000 open tags take no more than their text', () => {
    expect(htmlText(`${'<div>'.repeat(50_000)}x`)).toBe('x');
    expect(htmlText(`${'<ul><li>'.repeat(20_000)}x`)).toBe('• x');
    expect(htmlText('<'.repeat(50_000))).toHaveLength(50_000);
  });
});

import { expect, test } from 'vitest';
import { hostileTexts } from '../../../web/e2e/hostile-texts.ts';
import { plainText, renderDescription } from './description.ts';

const TAGS = new Set('p br h3 h4 h5 h6 ul ol li em strong a'.split(' '));

/** Tags, attributes and links that a description must not have. */
function unsafe(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi)];
  return tags.flatMap(([, tag = '', rest = '']) => [
    ...(TAGS.has(tag) ? [] : [tag]),
    ...[...rest.matchAll(/([^\s=]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
      (name === 'href' && /^(?:https?:\/\/|mailto:)/i.test(value)) ||
      (name === 'rel' && value === 'nofollow noopener') ||
      (name === 'start' && /^\d+$/.test(value))
        ? []
        : [`${name}=${value}`],
    ),
  ]);
}

const inLinks = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
  ...[
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    '/info/x',
    '#x',
    'tel:1',
    'x" onmouseover="alert(1)',
    'https:evil',
  ],
];

const texts = [
  ...hostileTexts,
  ...hostileTexts.map((text) => `[x](${text}) [x](https://a.example "${text}")`),
  ...hostileTexts.map((text) => `![${text}](/a.png "${text}") ![x](${text})`),
  ...hostileTexts.map(
    (text) => `# ${text}\n\n- ${text}\n\n| a |\n|--:|\n| ${text} |\n\n\`\`\`${text}\n${text}\n\`\`\``,
  ),
  ...inLinks.flatMap((url) => [
    `[x](${url})`,
    `[x](<${url}>)`,
    `<${url}>`,
    `[x]\n\n[x]: ${url}`,
    `![x](${url})`,
  ]),
];

test('no description makes a tag, attribute or link that runs something', () => {
  for (const text of texts) expect(unsafe(renderDescription(text)), text).toEqual([]);
  expect(unsafe('<h2 id="x"><img src="x"><a href="/x" rel="opener">x</a></h2>')).toEqual([
    ...['h2', 'id=x', 'img', 'src=x', 'href=/x', 'rel=opener', 'h2'],
  ]);
});

test('lists, emphasis, headings below those of the page and links become HTML', () => {
  expect(renderDescription('Has **real** *wool*:\n- a\n- b\n\n2. c')).toBe(
    '<p>Has <strong>real</strong> <em>wool</em>:</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ol start="2">\n<li>c</li>\n</ol>\n',
  );
  expect(renderDescription('## A\n\n#### B\n\n## C')).toBe('<h3>A</h3>\n<h4>B</h4>\n<h3>C</h3>\n');
  expect(renderDescription('# a\n## b\n### c\n#### d\n##### e')).toMatch(
    /^<h3>.*<h6>d<\/h6>\n<h6>e<\/h6>\n$/s,
  );
  expect(renderDescription('[a](https://a.example "t") <b@c.example>')).toBe(
    '<p><a href="https://a.example" rel="nofollow noopener">a</a> <a href="mailto:b@c.example" rel="nofollow noopener">b@c.example</a></p>\n',
  );
});

test('pictures are their alternative text, and links to elsewhere and inside of links are their own', () => {
  expect(renderDescription('![A *red* [sofa](x)](/a.png) [b](/info/b) [c](javascript:alert(1))')).toBe(
    '<p>A red sofa b c</p>\n',
  );
  expect(renderDescription('[<https://a.example>](https://b.example)').match(/<a /g)).toHaveLength(1);
});

test('a plain description looks as it did: lines end where they were ended, and other marks are text', () => {
  const plain =
    'One\nTwo\n\n  Three <b>&amp; 5 * 3 snake_case\n    four\n---\n> five\n| six |\n`seven` ~~eight~~ [nine]\n[nine]: /x';
  const lines = plain.split('\n').map((line) => line.trim());
  const shown = renderDescription(plain);
  expect([...shown.matchAll(/<(?!\/)[^>]+>/g)].map(String)).toEqual([
    '<p>',
    '<br>',
    '<p>',
    ...Array(6).fill('<br>'),
  ]);
  const text = shown
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(text.trim().split('\n')).toEqual(lines.filter(Boolean));
  expect(plainText(plain)).toBe(lines.join('\n'));
});

test('plain text has no marks, and a line for each item of a list', () => {
  expect(
    plainText(
      '# Care\n**Wash** *cold*, [see](https://a.example) \\*this\\*.\n- a\n  more\n- b\n  1. c\n\n![d](/d.png)\nEnd',
    ),
  ).toBe('Care\n\nWash cold, see *this*.\n\n• a\nmore\n• b\n1. c\n\nd\nEnd');
  expect(plainText('')).toBe('');
});

test.each([
  ...[
    '[',
    '*a ',
    '> ',
    '`',
    '![](',
    '![a',
    '**a_',
    '- ',
    '- a\n',
    '- 1. ',
    '|',
    '<a:',
    '&',
    '\\',
    '[a](',
    '_*',
    '# ',
  ],
  ...['*', 'a*', 'http://', '1. ', '"', '[a]: b\n', '<a href="', '1.\n', '[![a]('],
])('10,000 characters of %j are rendered in time, and nest little', (part) => {
  const text = part.repeat(10_000 / part.length);
  const html = renderDescription(text);
  expect(html.length).toBeLessThan(10 * text.length);
  let depth = 0;
  for (const [tag] of html.matchAll(/<(?!br)\/?\w+/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    expect(depth).toBeLessThan(50);
  }
  expect(plainText(text).length).toBeLessThan(2 * text.length);
});

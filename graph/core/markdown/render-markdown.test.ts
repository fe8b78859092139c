import { expect, test } from 'vitest';
import { hostileTexts } from '../../../web/e2e/hostile-texts.ts';
import { renderDescription } from './description.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What Markdown can make, and what it is about. */
const TAGS = new Set(
  'h2 h3 h4 h5 h6 p br hr em strong s a ul ol li blockquote code pre table thead tbody tr th td img'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['href', 'rel', 'title', 'start', 'class', 'tabindex', 'src', 'alt', 'loading']);
const PICTURE = `/uploads/${'a'.repeat(32)}-800.webp`;

/** Tags and attributes of the HTML that Markdown must not make. */
function unsafe(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi)];
  return tags.flatMap(([, tag = '', rest = '']) => [
    ...(TAGS.has(tag) ? [] : [tag]),
    ...[...rest.matchAll(/([^\s=]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
      ATTRIBUTES.has(name) &&
      (name !== 'src' || value === PICTURE) &&
      (name !== 'href' || /^(?:\/(?![/\\])|#|https?:|mailto:|tel:)/i.test(value))
        ? []
        : [`${name}=${value}`],
    ),
  ]);
}

const inLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'x" onmouseover="alert(1)',
];

const texts = [
  ...hostileTexts,
  ...hostileTexts.map((text) => `[x](${text})`),
  ...hostileTexts.map((text) => `![${text}](/a.png "${text}")`),
  ...hostileTexts.map((text) => `# ${text}\n\n| a |\n|--:|\n| ${text} |\n\n\`\`\`${text}\n${text}\n\`\`\``),
  ...hostileTexts.map((text) => `![${text}](${PICTURE} "${text}")`),
  ...inLinks.flatMap((url) => [
    `![x](${url})`,
    `[x](${url})`,
    `[x](<${url}>)`,
    `<${url}>`,
    `[x]\n\n[x]: ${url}`,
  ]),
];

test('no Markdown makes a tag, attribute or link that runs something', () => {
  for (const text of texts)
    for (const pictures of [false, true])
      expect(unsafe(renderMarkdown(text, { pictures })), text).toEqual([]);
});

test('the check of this test finds what it looks for', () => {
  const bad = '<p onclick="x"><script>1</script><a href="javascript:x">x</a><img src="//x"></p>';
  expect(unsafe(bad)).toEqual([...['onclick=x', 'script', 'script', 'href=javascript:x', 'src=//x']]);
});

test('headings begin below the title, lines end where they were ended, and links to elsewhere have rel', () => {
  expect(renderMarkdown('# A\n\n## B\n\n### C')).toBe('<h2>A</h2>\n<h2>B</h2>\n<h3>C</h3>\n');
  expect(renderMarkdown('Street\nCity')).toBe('<p>Street<br>\nCity</p>\n');
  expect(renderMarkdown('[a](https://a.example) [b](/info/b)')).toBe(
    '<p><a href="https://a.example" rel="noopener noreferrer">a</a> <a href="/info/b">b</a></p>\n',
  );
  expect(renderMarkdown('![A picture](https://a.example/x.png)')).not.toContain('<img');
  expect(renderMarkdown('| a |\n|--:|\n| 1 |')).not.toContain('style');
  expect(renderMarkdown('| a |\n|--|\n| 1 |')).toContain('<table tabindex="0">');
  // Many definitions of links take seconds.
  expect(renderMarkdown('[a]\n\n[a]: /info/a')).not.toContain('<a');
});

test('the e-mail address and the phone number of the seller are links where they stand alone', () => {
  const links = [
    ['shop@a.example', 'mailto:shop@a.example'],
    ['+43 1 234', 'tel:+431234'],
  ] as const;
  const render = (text: string) => renderMarkdown(text, { links });
  expect(render('Write to shop@a.example.\nPhone: +43 1 234, all day')).toBe(
    '<p>Write to <a href="mailto:shop@a.example">shop@a.example</a>.<br>\nPhone: <a href="tel:+431234">+43 1 234</a>, all day</p>\n',
  );
  expect(render('- **shop@a.example** or shop@a.example').match(/mailto:/g)).toHaveLength(2);
  for (const other of [
    'web-shop@a.example',
    'shop@a.example.org',
    'shop@a.examples',
    '+43 1 2345',
    '`shop@a.example`',
  ])
    expect(render(other)).not.toContain('<a');
  expect(render('[shop@a.example](/info/contact)')).toBe(
    '<p><a href="/info/contact">shop@a.example</a></p>\n',
  );
  for (const text of texts) expect(unsafe(render(`shop@a.example ${text}`)), text).toEqual([]);
});

test('pictures are those that were uploaded to the shop', () => {
  const render = (text: string) => renderMarkdown(text, { pictures: true });
  expect(render(`![A *lamp* & desk](${PICTURE})`)).toBe(
    `<p><img src="${PICTURE}" alt="A lamp &amp; desk" loading="lazy"></p>\n`,
  );
  expect(render('![A <lamp>](https://a.example/x.png) ![](/etc/x.webp)')).toBe('<p>A &lt;lamp&gt; </p>\n');
  expect(render(`![x](/uploads/../${PICTURE})`)).toBe('<p>x</p>\n');
  expect(renderMarkdown(`![A lamp](${PICTURE})`)).toBe('<p>A lamp</p>\n');
});

test.each([
  ...['[', '*a ', '> ', '`', '![](', '**a_', '- ', '|', '<!--', '&', '\\', '[a](', '_*', '~~', '# '],
  ...['| a ', 'http://', '1. ', '"', '[a]: b\n', '<a href="'],
])('50,000 characters of %j are rendered in time, and do not grow much', (part) => {
  const rows = `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n`;
  for (const text of [part.repeat(50_000 / part.length), rows + part.repeat(49_000 / part.length)])
    expect(renderMarkdown(text).length).toBeLessThan(50 * text.length);
});

test('a link with a name or a password before its host, which passes for the host, is none', () => {
  const link =
    '[x](https://bank.example:pw@evil.example/) <https://u@evil.example/> [y](https://a.example/@b)';
  expect(renderMarkdown(link)).not.toContain('href="https://bank');
  expect(renderMarkdown(link)).not.toContain('href="https://u@');
  expect(renderMarkdown(link)).toContain('href="https://a.example/@b"');
  expect(renderDescription(link)).not.toMatch(/href="https:\/\/(?:bank|u)/);
  expect(renderDescription(link)).toContain('href="https://a.example/@b"');
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const inline = `<style>a{}</style><script src="/a.js"></script><script>
  start();
</script><style data-s>b{}</style>`;
const rights = { inline, widgets: [], showsMail: false, development: false };

function directive(policy: string, name: string): string[] {
  return (
    policy
      .split('; ')
      .find((text) => text.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only the texts that the shop wrote are allowed in a page', () => {
  const policy = contentPolicy(rights);
  expect(directive(policy, 'script-src')).toEqual(["'self'", sha('\n  start();\n')]);
  // The empty one is the element whose sheet scripts fill.
  expect(directive(policy, 'style-src')).toEqual(["'self'", sha(''), sha('a{}'), sha('b{}')]);
  expect(policy).not.toContain('unsafe');
});

test('the hosts of payment widgets are allowed where they are opened', () => {
  expect(contentPolicy(rights)).not.toContain('https://pay');
  const policy = contentPolicy({ ...rights, widgets: ['https://pay.example'] });
  for (const name of ['script-src', 'connect-src', 'frame-src'])
    expect(directive(policy, name)).toContain('https://pay.example');
});

test('a script for analytics adds its own origin, and those that it sends to, and nothing else', () => {
  const plain = contentPolicy(rights);
  const analytics = { script: 'https://stats.example/js/script.js?a=1', origins: ['https://in.example'] };
  const policy = contentPolicy({ ...rights, analytics });
  expect(directive(policy, 'script-src')).toEqual([
    ...directive(plain, 'script-src'),
    'https://stats.example',
  ]);
  expect(directive(policy, 'connect-src')).toEqual([
    ...directive(plain, 'connect-src'),
    ...['https://stats.example', 'https://in.example'],
  ]);
  expect(policy.replaceAll(/ https:\/\/(?:stats|in)\.example/g, '')).toBe(plain);
});

test('attributes may bear styles only where a mail is shown', () => {
  expect(contentPolicy(rights)).not.toContain('style-src-attr');
  const policy = contentPolicy({ ...rights, showsMail: true });
  expect(directive(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  expect(directive(policy, 'style-src')).not.toContain("'unsafe-inline'");
});

test('in development styles come from the development server', () => {
  expect(directive(contentPolicy({ ...rights, development: true }), 'style-src')).toContain(
    "'unsafe-inline'",
  );
});

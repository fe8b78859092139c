import { globSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NeedsMails } from './NeedsMails.tsx';
import { type Settings, SettingsContext } from './settings.ts';
import { useMailed, useMailedText } from './useMailed.tsx';

const Asked = () => <NeedsMails otherwise="Ask the shop.">Mail me a link</NeedsMails>;
const Promised = () => useMailed()('We mail it to you.');
const Text = () => useMailedText()('We mail it to you.');

const shown = (mails: Settings['mails'], Part: ComponentType = Promised) =>
  renderToStaticMarkup(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'INR',
        texts: 'en',
        testPayments: true,
        mails,
        origin: '',
        shipping: null,
        pricesIncludeTax: null,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      <Part />
    </SettingsContext>,
  );

test('where mails are not sent, what promises one says so', () => {
  expect(shown('sent')).toBe('We mail it to you.');
  expect(shown('mailbox')).toMatch(
    /^This shop sends no real mails: they are shown at (?:<style.*<\/style>)?<a [^>]*href="\/sandbox\/mail">\/sandbox\/mail<\/a>\.$/,
  );
  expect(shown('mailbox', Text)).toBe('This shop sends no real mails: they are shown at /sandbox/mail.');
  for (const Shown of [Promised, Text])
    expect(shown('waiting', Shown)).toBe(
      'We mail it to you. This shop sends no mails yet, so that mail waits until it does.',
    );
});

test('a form that mails a link alone is not offered where mails wait', () => {
  expect([shown('sent', Asked), shown('mailbox', Asked)]).toEqual(Array(2).fill('Mail me a link'));
  expect(shown('waiting', Asked)).toContain('This shop sends no mails yet. Ask the shop.');
  expect(shown('waiting', Asked)).not.toContain('Mail me');
});

/** The source of a file with the messages that it uses in place. */
function sourceOf(path: string): string {
  const source = readFileSync(path, 'utf8');
  const [, name] = /import \* as t from '#messages\/([^']+)'/.exec(source) ?? [];
  if (!name) return source;
  const catalog = readFileSync(`web/messages/en/${name}.tsx`, 'utf8');
  const messages = new Map(
    [...catalog.matchAll(/export const (\w+) =\s(?:\([^)]*\) =>)?\s*([^;]+);/g)].map(([, key, text]) => [
      key,
      text!,
    ]),
  );
  return source.replace(/\bt\.(\w+)/g, (use, key: string) => messages.get(key) ?? use);
}

test('each button and link that leads to a mailed link alone needs mails', () => {
  const forms = globSync('web/{pages,features}/**/*.tsx').filter((path) =>
    /Mail me (a|the) link|Send payment link|Send again the invitation of|useRequestClaimMutation\(|href=\{(forgot|orderLink)Url\}/.test(
      sourceOf(path),
    ),
  );
  const without = forms.filter(
    (path) => !path.includes('.generated.') && !readFileSync(path, 'utf8').includes('<NeedsMails'),
  );
  expect(forms.length).toBeGreaterThan(5);
  expect(without).toEqual([]);
});

test('each sentence that promises a mail is said so', () => {
  const PROMISE =
    /We mail |\b(mail|link)\b[^.'`]* is on its way|gets (the|a) (mail|payment link)|Invitation sent/g;
  const found = globSync('web/{pages,features}/**/*.{ts,tsx}')
    .filter((path) => !/\.(test|generated)\./.test(path))
    .flatMap((path) => {
      const source = sourceOf(path);
      return [...source.matchAll(PROMISE)].map(({ index, 0: text }) => ({
        path,
        text,
        isChecked: /mailed\(\s*['`][^'`]*$/.test(source.slice(0, index)),
      }));
    });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ isChecked }) => !isChecked)).toEqual([]);
});

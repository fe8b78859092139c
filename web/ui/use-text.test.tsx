import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from './settings.ts';
import { type SpecifiedText, useText } from './useText.ts';

/** All texts that are specified with mistakes. */
const modules = await Promise.all(
  globSync('web/messages/en/**/*.tsx').map((file) => import(pathToFileURL(file).href) as Promise<object>),
);
const all = modules
  .flatMap((messages) => Object.values(messages) as (SpecifiedText | undefined)[])
  .filter((text) => text?.specified !== undefined) as SpecifiedText[];

function AllTexts() {
  return all.map(useText()).join('|');
}

const shown = (texts: Settings['texts']) =>
  renderToString(
    <SettingsContext
      value={{
        shopName: '',
        currency: 'INR',
        texts,
        testPayments: true,
        mails: 'sent',
        origin: '',
        shipping: null,
        pricesIncludeTax: null,
        returns: null,
        menus: { header: [], footer: [] },
      }}
    >
      <AllTexts />
    </SettingsContext>,
  ).split('|');

test('texts are as specified, with their mistakes, unless they are corrected', () => {
  expect(shown('en').sort()).toEqual([
    'Deliverd',
    'Edit SuccussFully',
    'Image Updated Succussfully',
    'Order Delever',
    'Product Deleted',
    'Review Succuss',
    'product updated',
    'updatesuccess',
    'user deleted',
  ]);
  for (const text of shown('en-x-fixed')) {
    expect(text).toMatch(/^[A-Z]/);
    expect(text).not.toMatch(/succuss|deliverd|delever|updatesuccess/i);
  }
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from './settings.ts';
import { corrected, useText } from './useText.ts';

function AllTexts() {
  const text = useText();
  return (Object.keys(corrected) as (keyof typeof corrected)[]).map((each) => text(each)).join('|');
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
      }}
    >
      <AllTexts />
    </SettingsContext>,
  ).split('|');

test('texts are as specified, with their mistakes, unless they are corrected', () => {
  expect(shown('en')).toEqual(Object.keys(corrected));
  expect(shown('en-x-fixed')).toEqual(Object.values(corrected));
  for (const text of shown('en-x-fixed')) {
    expect(text).toMatch(/^[A-Z]/);
    expect(text).not.toMatch(/succuss|deliverd|delever|updatesuccess/i);
  }
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Settings, SettingsContext } from '../../../ui/settings.ts';
import { RefusalList } from './RefusalList.tsx';

const product = (name: string) =>
  ({
    id: name,
    name,
    price: 1000,
    priceRange: { max: 1000 },
    variants: [{ inventoryQuantity: 30 }],
  }) as never;
const lost = (name: string) => ({ thing: product(name), message: 'lost', isLost: true });
const shown = (outcome: Parameters<typeof RefusalList>[0]['outcome']) =>
  renderToString(
    <SettingsContext value={{ currency: 'USD' } as Settings}>
      <RefusalList outcome={outcome} />
    </SettingsContext>,
  ).replace(/<style.*?<\/style>|<[^>]+>/g, '');

test('changes without an answer share one sentence, and nothing says how the products are now', () => {
  const text = shown({ refused: ['A', 'B', 'C', 'D', 'E'].map(lost), unknown: 4 });
  expect(text).toContain('it is not known whether these 4 were changed: A, B, C and 1 more.');
  expect(text.split('The connection was lost')).toHaveLength(2);
  expect(text).toContain('One was not sent any more: it is as it was.');
  expect(text).not.toContain('Now:');
  expect(text).not.toContain('30');
});

test('one that was refused has its reason and what it is now', () => {
  const text = shown({ refused: [{ thing: product('A'), message: 'Stale.' }, lost('B')], unknown: 1 });
  expect(text).toContain('A: Stale. Now:');
  expect(text.split('Now:')).toHaveLength(2);
  expect(text).toContain('it is not known whether it was changed: B.');
});

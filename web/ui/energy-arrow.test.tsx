import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnergyArrow } from './EnergyArrow.tsx';

test.each([
  ['C (A-G)', 'Energy class C, on a scale from A to G'],
  ['A++ (A+++-D)', 'Energy class A++, on a scale from A+++ to D'],
])('the arrow of %s is "%s" for those who do not see it', (of, label) => {
  const html = renderToString(<EnergyArrow of={of} />);
  expect(html).toContain(`role="img" aria-label="${label}"`);
});

test('what is no class of its scale has no arrow', () => {
  expect(renderToString(<EnergyArrow of="<b>" />)).toBe('');
});

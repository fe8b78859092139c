import { expect, test } from 'vitest';
import { fields } from './EditMethod.tsx';

test('the form of a pickup does not speak of a delivery', () => {
  const { kind: _, description: __, ...ofPickups } = fields;
  expect(JSON.stringify(ofPickups)).not.toMatch(/\b(ships?|shipping|deliver|on the way)/i);
});

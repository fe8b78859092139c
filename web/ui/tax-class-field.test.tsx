import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaxClassField } from './TaxClassField.tsx';

const shown = (defaultValue: string) =>
  renderToStaticMarkup(
    <TaxClassField
      label="Tax class"
      taxClasses={['books', 'standard']}
      defaultValue={defaultValue}
      hint="A hint."
    />,
  );

test('a class without a tax rate gets a warning, and those with one are suggested', () => {
  expect(shown('standart')).toContain('No tax rate has the class &#x27;standart&#x27;');
  expect(shown('standart')).toContain('<option value="books">');
  for (const sound of ['standard', 'books', '']) {
    expect(shown(sound)).toContain('A hint.');
    expect(shown(sound)).not.toContain('No tax rate');
  }
});

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
      none="Not taxed"
    />,
  );

test('the classes with a tax rate can be chosen, and the one that is saved, with a warning when it has none', () => {
  expect(shown('gifts')).toContain('No tax rate has the class &#x27;gifts&#x27;');
  expect(shown('gifts')).toContain('<option value="gifts" selected="">gifts (no tax rate)</option>');
  for (const sound of ['standard', 'books', '']) {
    expect(shown(sound)).toContain('A hint.');
    expect(shown(sound)).not.toContain('o tax rate');
    expect(shown(sound).match(/<option value="\w*"/g)).toHaveLength(3);
  }
});

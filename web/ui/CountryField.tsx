import type { ComponentProps } from 'react';
import { listCountries } from '#money/countries';
import { Select } from './Select.tsx';

interface CountryFieldProps extends Omit<ComponentProps<typeof Select>, 'options' | 'defaultValue'> {
  /** What it means to choose no country. */
  none: string;
  /** What can be chosen besides countries, by its values. */
  others?: readonly [value: string, label: string][];
  defaultValue?: string | null;
}

/** A choice of one country, or none. */
export function CountryField({ defaultValue, others = [], ...props }: CountryFieldProps) {
  return (
    <Select
      {...props}
      defaultValue={defaultValue ?? ''}
      options={[...others, ...listCountries().map(({ code, name }): [string, string] => [code, name])]}
    />
  );
}

/** A country's English name by its code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

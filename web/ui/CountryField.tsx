import type { ComponentProps } from 'react';
import { listCountries } from '#money/countries';
import { Select } from './Select.tsx';

interface CountryFieldProps extends Omit<ComponentProps<typeof Select>, 'options' | 'defaultValue'> {
  /** What it means to choose no country. */
  none: string;
  defaultValue?: string | null;
}

/** A choice of one country, or none. */
export function CountryField({ defaultValue, ...props }: CountryFieldProps) {
  return (
    <Select
      {...props}
      defaultValue={defaultValue ?? ''}
      options={listCountries().map(({ code, name }) => [code, name])}
    />
  );
}

/** A country's English name by its code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

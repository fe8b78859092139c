import type { FormEvent } from 'react';
import * as t from '#messages/countries';
import { countryName } from './CountryField.tsx';
import { unknownCountry } from './form-fields.ts';
import { TextField } from './TextField.tsx';

interface CountriesFieldProps {
  name: string;
  label: string;
  /** Codes; null for everywhere. */
  countries?: readonly string[] | null;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** A field of countries by their names, one on each line, or none for everywhere. */
export function CountriesField({ countries, ...props }: CountriesFieldProps) {
  return (
    <TextField
      {...props}
      multiline
      minRows={2}
      maxRows={6}
      defaultValue={countries?.map(countryName).join('\n')}
      inputProps={{ onInput: checkCountries }}
    />
  );
}

/** Before the field looks whether it is valid. */
function checkCountries({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const unknown = unknownCountry(currentTarget.value);
  currentTarget.setCustomValidity(unknown === undefined ? '' : t.isNotKnownAsA(unknown));
}

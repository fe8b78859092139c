import { findCountry } from '#money/countries';
import { TextField } from '../../../ui/TextField.tsx';
import { countryName } from './CountryField.tsx';

interface CountriesFieldProps {
  name?: string;
  label?: string;
  /** Codes; null for everywhere. */
  countries?: readonly string[] | null;
  hint: string;
  error?: string;
}

/** A field of countries by their names, or none for everywhere. */
export function CountriesField({
  name = 'countries',
  label = 'Countries (optional)',
  countries,
  hint,
  error,
}: CountriesFieldProps) {
  return (
    <TextField
      multiline
      minRows={2}
      maxRows={6}
      label={label}
      name={name}
      defaultValue={countries?.map(countryName).join('\n')}
      hint={hint}
      error={error}
    />
  );
}

/** The codes of the countries in that field of a form, and why they cannot be read, or null. */
export function readCountries(
  form: FormData,
  field = 'countries',
): { countries: string[]; problem: string | null } {
  const names = String(form.get(field))
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => findCountry(name) === null);
  return {
    countries: names.flatMap((name) => findCountry(name) ?? []),
    problem: unknown === undefined ? null : `'${unknown}' is not known as a country.`,
  };
}

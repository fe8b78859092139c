import NativeSelect from '@mui/material/NativeSelect';
import { listCountries } from '#money/countries';
import { TextField } from './TextField.tsx';

interface CountryFieldProps {
  label: string;
  /** What it means to choose no country. */
  none: string;
  name?: string;
  defaultValue?: string | null;
  disabled?: boolean;
  hint?: string;
  error?: string;
  onChange?: (code: string) => void;
}

/** A choice of one country, or none. */
export function CountryField({
  label,
  none,
  name,
  defaultValue,
  disabled,
  hint,
  error,
  onChange,
}: CountryFieldProps) {
  return (
    <NativeSelect
      name={name}
      defaultValue={defaultValue ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange?.(target.value)}
      input={<TextField label={label} hint={hint} error={error} />}
    >
      <option value="">{none}</option>
      {listCountries().map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A country's English name by its code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

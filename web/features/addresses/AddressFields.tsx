import Box from '@mui/material/Box';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as t from '#messages/addresses';
import { findCountry } from '#money/countries';
import {
  notAPhone,
  OPTIONAL_FIELDS,
  type OptionalField,
  phoneFormat,
  postalFormat,
} from '#money/postal-address';
import { useSettings } from '../../ui/settings.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type AddressField, country, fullName, optionalOf, requiredRows } from './address-rows.ts';
import { countries, countryHint } from './country-hint.ts';
import type { TypedAddress } from './typed-address.ts';

type Name = keyof TypedAddress;

interface AddressFieldsProps {
  typed: TypedAddress;
  onType: (name: Name, value: string) => void;
  /** Begins the labels and names: for the second address of a form. */
  kind?: 'Billing';
  /** Messages of the server by field. */
  errors?: Partial<Record<Name, string>>;
  /** Asks for the recipient first, and for nobody else. */
  named?: boolean;
  /** For an order that is fetched: asks for no place, but keeps a country that is typed, which says what is offered. */
  fetched?: boolean;
}

/** What every address has, unless the order is `fetched`, and the name of the recipient where it is `named`. */
export function RequiredFields(props: AddressFieldsProps) {
  const { typed, named, fetched } = props;
  const { homeCountry } = useSettings();
  // Also while it is emptied to type another.
  const [asksCountry, setAsksCountry] = useState(typed.country !== '');
  if (typed.country && !asksCountry) setAsksCountry(true);
  const place = fetched ? [asksCountry ? [country] : []] : requiredRows(typed.country, homeCountry);
  const one = (field: AddressField) =>
    field === country ? (
      <CountryField key={field.name} {...props} />
    ) : (
      <RequiredField key={field.name} {...props} field={field} />
    );
  // In one list, so that a field keeps its focus while others come and go.
  return [...(named ? [[fullName]] : []), ...place].flatMap((row) =>
    row.length > 1 ? (
      <Box key="place" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {row.map(one)}
      </Box>
    ) : (
      row.map(one)
    ),
  );
}

function RequiredField({ field, typed, kind, errors, onType }: AddressFieldsProps & { field: AddressField }) {
  const { name } = field;
  return (
    <TextField
      {...textProps(field, kind)}
      required
      value={typed[name]}
      error={errors?.[name]}
      // `required` alone is content with blanks.
      inputProps={{ ...formOf(name, typed.country), maxLength: maxLengthOf(name) }}
      onChange={({ target }) => onType(name, target.value)}
    />
  );
}

const maxLengthOf = (name: Name) => (name in OPTIONAL_FIELDS ? OPTIONAL_FIELDS[name as OptionalField] : 200);

/** What the browser checks, and says of a text that is none. */
function formOf(name: Name, country: string) {
  const format = name === 'postalCode' && postalFormat(country);
  if (!format) return { pattern: '.*\\S.*' };
  return {
    pattern: `\\s*(?:${format.pattern})\\s*`,
    title: t.enterAPostalCodeSuch(format.example),
  };
}

/** A text field with a list of the countries, which takes any other text as well. */
function CountryField({ typed, onType, kind, errors }: AddressFieldsProps) {
  const list = useId();
  const code = findCountry(typed.country);
  const known = useRef(code);
  const isTyped = useRef(false);
  // The state of another country would go on the label. A chosen address brings its own.
  useEffect(() => {
    if (!code || code === known.current) return;
    if (isTyped.current && known.current && typed.region) onType('region', '');
    known.current = code;
    isTyped.current = false;
  }, [code]);
  return (
    <>
      <TextField
        {...textProps(country, kind)}
        required
        value={typed.country}
        hint={countryHint(typed.country)}
        error={errors?.country}
        inputProps={{ pattern: '.*\\S.*', maxLength: 200, list }}
        onChange={({ target }) => {
          isTyped.current = true;
          onType('country', target.value);
        }}
      />
      <datalist id={list}>
        {countries.map(({ code, name }) => (
          <option key={code} value={name}>
            {code}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** What an address need not have. */
export function OptionalFields({ typed, onType, kind, errors, named, fetched }: AddressFieldsProps) {
  const { homeCountry } = useSettings();
  const asked = requiredRows(typed.country, homeCountry).flat();
  const shown = optionalOf(kind !== undefined, typed.taxId !== '').filter(
    ({ name }) =>
      !(named && name === 'name') &&
      !(fetched && (name === 'line2' || name === 'region')) &&
      !asked.some((field) => field.name === name),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {shown.map((field) => (
        <TextField
          key={field.name}
          {...textProps({ ...field, label: t.optional(field.label) }, kind)}
          type={field.name === 'phone' ? 'tel' : 'text'}
          value={typed[field.name]}
          error={errors?.[field.name]}
          inputProps={{
            maxLength: maxLengthOf(field.name),
            ...(field.name === 'phone' && { ref: checkPhone, onInput: checkTyped }),
          }}
          onChange={({ target }) => onType(field.name, target.value)}
        />
      ))}
    </Box>
  );
}

function textProps({ name, label, token, hint }: AddressField, kind?: 'Billing') {
  const prefix = kind ? 'billing ' : '';
  return {
    name: kind ? `billing-${name}` : name,
    label: kind ? `${kind} ${label}` : label,
    autoComplete: token && prefix + token,
    hint,
  };
}

function checkPhone(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  const value = input?.value.trim();
  input?.setCustomValidity(value && !phoneFormat.test(value) ? notAPhone : '');
}

/** Before the field looks whether it is valid. */
const checkTyped = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  checkPhone(event.currentTarget);

import Box from '@mui/material/Box';
import { type FormEvent, useId, useState } from 'react';
import * as t from '#messages/addresses';
import { notAPhone, OPTIONAL_FIELDS, phoneFormat, postalFormat } from '#money/postal-address';
import { TextField } from '../../ui/TextField.tsx';
import { countries, countryHint } from './country-hint.ts';
import type { TypedAddress } from './typed-address.ts';

type Name = keyof TypedAddress;

interface AddressField {
  name: Name;
  label: string;
  /** What the browser fills in. */
  token?: string;
  hint?: string;
}

const fullName: AddressField = { name: 'name', label: t.fullName, token: 'name' };

const required: AddressField[] = [
  { name: 'address', label: t.address, token: 'street-address' },
  { name: 'city', label: t.city, token: 'address-level2' },
  { name: 'postalCode', label: t.postalCode, token: 'postal-code' },
  { name: 'country', label: t.country, token: 'country-name' },
];

const more: AddressField[] = [
  { name: 'name', label: t.recipient, token: 'name', hint: t.ifItIsSomebodyElse },
  { name: 'company', label: t.company, token: 'organization' },
  { name: 'line2', label: t.apartmentFloorOrBuilding, token: 'address-line2' },
  { name: 'region', label: t.stateOrRegion, token: 'address-level1' },
  { name: 'phone', label: t.phone, token: 'tel', hint: t.forQuestionsAboutTheOrder },
];

const taxNumber: AddressField = {
  name: 'taxId',
  label: t.taxNumber,
  hint: t.ofTheCompanySuchAs,
};

/** Nobody calls the addressee of a bill. */
const billing = [...more.filter(({ name }) => name !== 'phone'), taxNumber];

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

/** The four fields that every address has, unless the order is `fetched`, and the name of the recipient where it is `named`. */
export function RequiredFields(props: AddressFieldsProps) {
  const { typed, onType, kind, errors, named, fetched } = props;
  // Also while it is emptied to type another.
  const [asksCountry, setAsksCountry] = useState(typed.country !== '');
  if (typed.country && !asksCountry) setAsksCountry(true);
  const place = fetched ? required.filter(({ name }) => asksCountry && name === 'country') : required;
  return [...(named ? [fullName] : []), ...place].map((field) =>
    field.name === 'country' ? (
      <CountryField key={field.name} {...props} />
    ) : (
      <TextField
        key={field.name}
        {...textProps(field, kind)}
        required
        value={typed[field.name]}
        error={errors?.[field.name]}
        // `required` alone is content with blanks.
        inputProps={{
          ...formOf(field.name, typed.country),
          maxLength: field === fullName ? OPTIONAL_FIELDS.name : 200,
        }}
        onChange={({ target }) => onType(field.name, target.value)}
      />
    ),
  );
}

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
  return (
    <>
      <TextField
        {...textProps(required[3]!, kind)}
        required
        value={typed.country}
        hint={countryHint(typed.country)}
        error={errors?.country}
        inputProps={{ pattern: '.*\\S.*', maxLength: 200, list }}
        onChange={({ target }) => onType('country', target.value)}
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
  const all = kind ? billing : typed.taxId ? [...more, taxNumber] : more;
  const shown = all.filter(
    ({ name }) => !(named && name === 'name') && !(fetched && (name === 'line2' || name === 'region')),
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
            maxLength: OPTIONAL_FIELDS[field.name as keyof typeof OPTIONAL_FIELDS],
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

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import * as t from '#messages/countries';
import { findCountry, listCountries } from '#money/countries';
import { EU } from '#money/eu';
import { countryName } from './CountryField.tsx';
import { TextField } from './TextField.tsx';

interface CountriesFieldProps {
  name: string;
  label: string;
  /** Codes; null for none. */
  countries?: readonly string[] | null;
  /** Whether groups of countries can be chosen as well. */
  hasGroups?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

const filterByName = createFilterOptions<string>({ stringify: countryName });

/** A choice of countries from a list, groups first, found by their names in several languages or their codes. */
export function CountriesField({
  name,
  label,
  countries,
  hasGroups,
  disabled,
  ...props
}: CountriesFieldProps) {
  const [chosen, setChosen] = useState<readonly string[]>(countries ?? []);
  const options = useMemo(
    () => [...(hasGroups ? [EU] : []), ...listCountries().map(({ code }) => code)],
    [hasGroups],
  );
  return (
    // The list stays within what scrolls, such as the fields of a dialog, and covers none of its buttons.
    <Box sx={{ position: 'relative' }}>
      <input type="hidden" name={name} value={chosen.join(',')} disabled={disabled} />
      <Autocomplete
        multiple
        autoHighlight
        disableCloseOnSelect
        filterSelectedOptions
        disablePortal
        slotProps={{ listbox: { sx: { maxHeight: 240 } } }}
        {...{ options, disabled }}
        value={chosen as string[]}
        onChange={(_, codes) => setChosen(codes)}
        getOptionLabel={countryName}
        groupBy={hasGroups ? (code) => (code === EU ? t.groups : t.countries) : undefined}
        filterOptions={(left, state) => {
          const found = filterByName(left, state);
          const meant = findCountry(state.inputValue);
          return meant && left.includes(meant) ? [meant, ...found.filter((code) => code !== meant)] : found;
        }}
        noOptionsText={t.noSuchCountry}
        renderInput={({
          slotProps: {
            input,
            htmlInput: { id: _, ...htmlInput },
          },
        }) => (
          <TextField
            {...props}
            {...{ label, disabled }}
            {...input}
            // What is searched for is not part of the form.
            type="search"
            inputProps={{ ...htmlInput, maxLength: 100 }}
          />
        )}
      />
    </Box>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import * as t from '#messages/admin/catalog';
import { TextField } from '../../ui/TextField.tsx';
import { findCategories, placeCategories } from './find-categories.ts';

interface CategorySearchProps {
  label: string;
  categories: Parameters<typeof placeCategories>[0];
  /** The id of the chosen one; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** False: none need be chosen. One that was chosen and deleted since then is shown as that. */
  required?: boolean;
}

/** Stands for those that are not listed. */
const MORE = { id: '', name: '', path: t.moreCategories, sought: '' };

/** A category that exists, found by words of its path. */
export function CategorySearch(props: CategorySearchProps) {
  const { label, categories, value, onChange, required = true } = props;
  const placed = useMemo(() => placeCategories(categories), [categories]);
  const chosen = placed.find(({ id }) => id === value);
  return (
    <Autocomplete
      openOnFocus
      autoHighlight
      options={placed}
      value={chosen ?? (value && !required ? { ...MORE, id: value, path: t.deletedCategory } : null)}
      isOptionEqualToValue={(option, { id }) => option.id === id || !chosen}
      onChange={(_, picked) => onChange(picked?.id ?? '')}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ path }) => path}
      filterOptions={(_, { inputValue }) => {
        const isChosen = inputValue === (chosen?.path ?? (value && t.deletedCategory));
        const { shown, more } = findCategories(placed, isChosen ? '' : inputValue);
        return more > 0 ? [...shown, MORE] : shown;
      }}
      getOptionDisabled={({ id }) => id === ''}
      noOptionsText={t.noSuchCategory}
      renderInput={({
        slotProps: {
          input,
          htmlInput: { id: _, ...htmlInput },
        },
      }) => (
        <TextField
          required={required}
          label={label}
          {...input}
          inputProps={{ ...htmlInput, maxLength: 200 }}
        />
      )}
    />
  );
}

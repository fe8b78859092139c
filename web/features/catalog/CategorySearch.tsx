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
}

/** Stands for those that are not listed. */
const MORE = { id: '', name: '', path: t.moreCategories, sought: '' };

/** A category that exists, found by words of its path. */
export function CategorySearch({ label, categories, value, onChange }: CategorySearchProps) {
  const placed = useMemo(() => placeCategories(categories), [categories]);
  return (
    <Autocomplete
      openOnFocus
      autoHighlight
      options={placed}
      value={placed.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => onChange(chosen?.id ?? '')}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ path }) => path}
      filterOptions={(_, { inputValue }) => {
        const isChosen = placed.some(({ id, path }) => id === value && path === inputValue);
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
      }) => <TextField required label={label} {...input} inputProps={{ ...htmlInput, maxLength: 200 }} />}
    />
  );
}

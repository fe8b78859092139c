import Autocomplete from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import { moreCategories } from '#messages/admin/catalog';
import * as t from '#messages/admin/edit-product';
import { findCategories, placeCategories } from '../../../features/catalog/find-categories.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { ProductChoicesFragment } from './EditProductPage.generated.tsx';

/** The option that says that more were found: no name of a category is blank. */
const MORE = ' ';

interface CategoryFieldProps {
  value: string;
  /** The name of a category that is created with the product. */
  created: string;
  categories: ProductChoicesFragment['categories'];
  error?: string;
  /** `isChosen` is false while a name is typed. */
  onChange: (name: string, isChosen: boolean) => void;
}

/** The name of a category, which is chosen from the tree or found by words of its path. The last choice creates one of the typed name, at the top. */
export function CategoryField({ value, created, categories, error, onChange }: CategoryFieldProps) {
  const placed = useMemo(() => placeCategories(categories), [categories]);
  const paths = useMemo(() => new Map(placed.map((each) => [each.name, each.path])), [placed]);
  const names = useMemo(() => [...paths.keys()], [paths]);
  const name = value.trim();
  const isNew = name !== '' && !paths.has(name);
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      disableClearable
      options={names}
      // What is only typed is not chosen yet.
      value={isNew && name !== created ? '' : value}
      inputValue={value}
      onInputChange={(_, typed, reason) => reason === 'input' && onChange(typed, false)}
      onChange={(_, chosen, reason) => reason === 'selectOption' && onChange(chosen, true)}
      filterOptions={(_, { inputValue }) => {
        const { shown, more } = findCategories(placed, inputValue);
        return [...shown.map((each) => each.name), ...(more > 0 ? [MORE] : []), ...(isNew ? [name] : [])];
      }}
      getOptionDisabled={(each) => each === MORE}
      renderOption={({ key, ...option }, each) => (
        <li key={key} {...option}>
          {each === MORE ? moreCategories : (paths.get(each) ?? t.createCategory(each))}
        </li>
      )}
      renderInput={({
        slotProps: {
          input,
          htmlInput: { id: _, ...htmlInput },
        },
      }) => (
        <TextField
          required
          label={t.category}
          name="category"
          {...input}
          inputProps={{ ...htmlInput, maxLength: 100, pattern: '.*\\S.*' }}
          hint={isNew && name === created ? t.itIsCreatedWhenThe : undefined}
          error={error}
        />
      )}
    />
  );
}

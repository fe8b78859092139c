import Autocomplete from '@mui/material/Autocomplete';
import * as t from '#messages/admin/edit-product';
import { TextField } from '../../../ui/TextField.tsx';
import type { ProductChoicesFragment } from './EditProductPage.generated.tsx';

interface CategoryFieldProps {
  value: string;
  /** The name of a category that is created with the product. */
  created: string;
  categories: ProductChoicesFragment['categories'];
  error?: string;
  /** `isChosen` is false while a name is typed. */
  onChange: (name: string, isChosen: boolean) => void;
}

/** The name of a category, which is chosen from the tree. The last choice creates one of the typed name, at the top. */
export function CategoryField({ value, created, categories, error, onChange }: CategoryFieldProps) {
  const paths = new Map(
    categories.map(({ name, path }) => [name, path.map((step) => step.name).join(' › ')]),
  );
  const name = value.trim();
  const isNew = name !== '' && !paths.has(name);
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      disableClearable
      options={[...paths.keys()]}
      // What is only typed is not chosen yet.
      value={isNew && name !== created ? '' : value}
      inputValue={value}
      onInputChange={(_, typed, reason) => reason === 'input' && onChange(typed, false)}
      onChange={(_, chosen, reason) => reason === 'selectOption' && onChange(chosen, true)}
      filterOptions={(names, { inputValue }) => [
        ...names.filter((each) => paths.get(each)!.toLowerCase().includes(inputValue.trim().toLowerCase())),
        ...(isNew ? [name] : []),
      ]}
      renderOption={({ key, ...option }, each) => (
        <li key={key} {...option}>
          {paths.get(each) ?? t.createCategory(each)}
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

import { useId } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import type { ProductChoicesFragment } from './EditProductPage.generated.tsx';

interface CategoryFieldProps {
  value: string;
  categories: ProductChoicesFragment['categories'];
  error?: string;
  onChange: (name: string) => void;
}

/** The name of a category, which is chosen from the tree or, when it is new, typed. */
export function CategoryField({ value, categories, error, onChange }: CategoryFieldProps) {
  const id = useId();
  const isNew = value.trim() !== '' && !categories.some(({ name }) => name === value.trim());
  return (
    <>
      <TextField
        required
        label="Category"
        name="category"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        hint={isNew ? 'There is no such category yet: it is created.' : undefined}
        inputProps={{ list: id, maxLength: 100, pattern: '.*\\S.*' }}
        error={error}
      />
      <datalist id={id}>
        {categories.map(({ name, path }) => (
          <option key={name} value={name}>
            {path.map((step) => step.name).join(' › ')}
          </option>
        ))}
      </datalist>
    </>
  );
}

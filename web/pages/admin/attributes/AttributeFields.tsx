import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { CategoryBoxes } from '../../../features/catalog/CategoryBoxes.tsx';
import type { AttributeType } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { AttributesPageQuery, EditedAttributeFragment } from './AttributesPage.generated.tsx';
import { typeNames } from './type-names.ts';

interface AttributeFieldsProps {
  attribute?: EditedAttributeFragment;
  categories: AttributesPageQuery['categories'];
  type: AttributeType;
  onType: (type: AttributeType) => void;
  errors: Partial<Record<string, string>>;
}

/** The fields of the form of an attribute. What it is called in addresses and what its values are never changes. */
export function AttributeFields({ attribute, categories, type, onType, errors }: AttributeFieldsProps) {
  const isText = type === 'TEXT' || type === 'LIST';
  return (
    <>
      <TextField
        required
        autoFocus
        label="Name"
        name="label"
        defaultValue={attribute?.label}
        inputProps={{ maxLength: 60, pattern: '.*\\S.*' }}
        error={errors.label}
      />
      {!attribute && (
        <TextField
          required
          label="Key"
          name="key"
          hint="Names it in addresses and files, such as shoe_size. It cannot be changed later."
          inputProps={{ maxLength: 40 }}
          error={errors.key}
        />
      )}
      <NativeSelect
        disabled={Boolean(attribute)}
        value={type}
        onChange={({ target }) => onType(target.value as AttributeType)}
        input={<TextField label="What a product has of it" error={errors.type} />}
      >
        {Object.entries(typeNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {type === 'NUMBER' && (
        <TextField
          label="Unit (optional)"
          name="unit"
          defaultValue={attribute?.unit}
          hint='Such as "kg" or "cm".'
          inputProps={{ maxLength: 20 }}
          error={errors.unit}
        />
      )}
      {isText && (
        <TextField
          multiline
          minRows={3}
          maxRows={8}
          label="Values to choose from (optional)"
          name="choices"
          defaultValue={attribute?.choices.join('\n')}
          hint="One on each line, 50 at most. Left empty, any text can be typed."
          error={errors.choices}
        />
      )}
      <Box>
        <FormControlLabel
          control={<Checkbox name="isFilter" defaultChecked={attribute?.isFilter ?? true} />}
          label="Shoppers filter by it"
        />
        <FormControlLabel
          control={<Checkbox name="isPublic" defaultChecked={attribute?.isPublic ?? true} />}
          label="Shoppers see it"
        />
      </Box>
      <TextField
        type="number"
        label="Place among the attributes"
        name="position"
        defaultValue={attribute?.position ?? 0}
        inputProps={{ min: 0, max: 10_000, step: 1 }}
        error={errors.position}
      />
      <CategoryBoxes
        categories={categories}
        chosen={attribute?.categoryIds ?? []}
        hint="The form of a product offers it in these and below them; with none chosen in all."
        error={errors.categoryIds}
      />
    </>
  );
}

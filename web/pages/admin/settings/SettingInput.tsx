import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { TextField } from '../../../ui/TextField.tsx';
import { CountriesField } from './CountriesField.tsx';
import { CountryField } from './CountryField.tsx';
import type { EditedSettingFragment } from './GroupForm.generated.tsx';

/** The field of a setting, by its kind. */
export function SettingInput({ field, error }: { field: EditedSettingFragment; error?: string }) {
  const { name, kind, value, isOptional, isLocked: disabled, min, max, choices } = field;
  const isTyped = kind === 'INTEGER' || kind === 'TEXT';
  const label = isOptional && isTyped ? `${field.label} (optional)` : field.label;
  const hint = field.help ?? undefined;
  switch (kind) {
    case 'FLAG':
      return (
        <FormControlLabel
          control={<Checkbox name={name} defaultChecked={value === 'true'} disabled={disabled} />}
          label={label}
        />
      );
    case 'CHOICE':
      return (
        <NativeSelect
          name={name}
          defaultValue={value ?? ''}
          disabled={disabled}
          input={<TextField label={label} hint={hint} error={error} />}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      );
    case 'COUNTRY':
      return <CountryField none="None" defaultValue={value} {...{ name, label, disabled, hint, error }} />;
    case 'COUNTRIES':
      return (
        <CountriesField
          countries={value?.split(',').filter(Boolean)}
          {...{ name, label, hint: hint ?? '', error }}
        />
      );
    case 'INTEGER':
      return (
        <TextField
          type="number"
          required={!isOptional}
          defaultValue={value ?? ''}
          inputProps={{ min: min ?? undefined, max: max ?? undefined, step: 1 }}
          {...{ name, label, disabled, hint, error }}
        />
      );
    case 'TEXT':
      return (
        <TextField
          required={!isOptional}
          defaultValue={value ?? ''}
          inputProps={{ maxLength: max ?? undefined, ...(!isOptional && { pattern: '.*\\S.*' }) }}
          {...{ name, label, disabled, hint, error }}
        />
      );
  }
}

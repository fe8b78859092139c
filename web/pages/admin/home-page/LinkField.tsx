import * as t from '#messages/admin/home-page';
import { TextField } from '../../../ui/TextField.tsx';

interface LinkFieldProps {
  label: string;
  value: string;
  required?: boolean;
  onChange: (href: string) => void;
}

/** A path of the shop, or an https address. */
export function LinkField({ label, value, required, onChange }: LinkFieldProps) {
  return (
    <TextField
      label={label}
      hint={t.linkHint}
      required={required}
      value={value}
      inputProps={{ maxLength: 500, pattern: '\\s*(/|https://).*', title: t.linkRule }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

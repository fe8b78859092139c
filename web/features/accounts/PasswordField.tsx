import type { ComponentProps } from 'react';
import * as t from '#messages/accounts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  shown: boolean;
  /** Adds the button that shows and hides what is typed. */
  onToggle?: () => void;
}

/** A password field, masked unless `shown`. */
export function PasswordField({ shown, onToggle, ...props }: PasswordFieldProps) {
  const toggle = onToggle && (
    <Button size="small" onClick={onToggle} title={shown ? t.hidePassword : t.showPassword}>
      {shown ? t.hide : t.show}
    </Button>
  );
  return <TextField required type={shown ? 'text' : 'password'} endAdornment={toggle} {...props} />;
}

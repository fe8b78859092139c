import { type ComponentProps, useState } from 'react';
import * as t from '#messages/accounts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** What is typed is shown as in another field, whose button shows and hides it. */
  shown?: boolean;
  /** Called when the button of this field shows or hides it. */
  onShow?: (shown: boolean) => void;
}

/** A password field, masked unless it is shown. */
export function PasswordField({ shown, onShow, ...props }: PasswordFieldProps) {
  const [own, setOwn] = useState(false);
  const isShown = shown ?? own;
  const toggle = () => {
    setOwn(!own);
    onShow?.(!own);
  };
  return (
    <TextField
      required
      type={isShown ? 'text' : 'password'}
      endAdornment={
        shown === undefined && (
          <Button size="small" onClick={toggle} title={isShown ? t.hidePassword : t.showPassword}>
            {isShown ? t.hide : t.show}
          </Button>
        )
      }
      {...props}
    />
  );
}

/** A field for a new password. */
export function NewPasswordField(props: PasswordFieldProps) {
  return (
    <PasswordField name="password" autoComplete="new-password" inputProps={{ minLength: 6 }} {...props} />
  );
}

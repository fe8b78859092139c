import { Button, type ButtonProps } from './Button.tsx';

/** As wide as the page on phones. */
export const mainButton = { width: { xs: '100%', sm: 'auto' } };

/** A form's main button: a spinner, and no second press, while `pending`. */
export function SubmitButton({ pending, ...props }: ButtonProps & { pending: boolean }) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      loading={pending}
      loadingPosition="start"
      {...props}
    />
  );
}

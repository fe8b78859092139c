import { Button, type ButtonProps } from './Button.tsx';

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

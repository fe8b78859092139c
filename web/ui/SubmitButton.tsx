import Button, { type ButtonProps } from '@mui/material/Button';

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

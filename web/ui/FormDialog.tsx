import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';

interface FormDialogProps {
  title: string;
  pending: boolean;
  /** Why the server refused. */
  error: string | null;
  children: ReactNode;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
}

/** A dialog with a form that is saved. */
export function FormDialog({ title, pending, error, children, onSubmit, onClose }: FormDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget as HTMLFormElement));
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { component: 'form', onSubmit: submit } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {error && <Message severity="error">{error}</Message>}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={pending}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import * as t from '#messages/ui';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';
import { useUnsaved } from './useUnsaved.tsx';

interface FormDialogProps {
  title: string;
  /** What it is for. */
  description?: string;
  /** Label of the button that sends the form. */
  action?: string;
  /** Label of the button that closes it. */
  refusal?: string;
  /** The form cannot be sent as it is. */
  disabled?: boolean;
  pending: boolean;
  /** Why the server refused. */
  error: string | null;
  width?: 'xs' | 'sm';
  /** What is chosen in it is chosen again at once: closing it asks nothing. */
  isLight?: boolean;
  children?: ReactNode;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
}

const NOTHING = { current: null };

/** A dialog with a form. Escape, a click beside it and leaving the screen ask first when something was typed. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    action = t.save,
    refusal = t.cancel,
    disabled,
    pending,
    error,
    width = 'sm',
    isLight = false,
    children,
    onSubmit,
    onClose,
  } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { leave, sent, question } = useUnsaved(isLight ? NOTHING : form, pending);
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // React would submit the form that the dialog is opened from, too.
    event.stopPropagation();
    sent();
    onSubmit(new FormData(event.currentTarget as HTMLFormElement));
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      onClose={() => leave(onClose)}
      aria-labelledby={id}
      aria-describedby={description && `${id}-text`}
    >
      {/* Not the paper itself: a form cannot have the role of a dialog. */}
      <Box
        component="form"
        ref={form}
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* What goes on below fades out at the end. */}
        <DialogContent
          dividers
          sx={{ pb: 3, maskImage: 'linear-gradient(#000 calc(100% - 24px), transparent)' }}
        >
          <Stack sx={{ gap: 2.5 }}>
            {description && <Typography id={`${id}-text`}>{description}</Typography>}
            {children}
          </Stack>
        </DialogContent>
        {/* Beside the button: the fields above may be scrolled out of sight. */}
        {error && (
          <Box sx={{ px: 3, pt: 1 }}>
            <Message severity="error">{error}</Message>
          </Box>
        )}
        <DialogActions sx={{ p: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {refusal}
          </Button>
          <Button type="submit" variant="contained" disabled={disabled} loading={pending}>
            {action}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}

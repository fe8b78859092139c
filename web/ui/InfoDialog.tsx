import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import * as t from '#messages/ui';
import { Button } from './Button.tsx';

interface InfoDialogProps {
  title: string;
  children: ReactNode;
  /** What it leads to: the main button at its foot. */
  action?: ReactNode;
  onClose: () => void;
}

/** A dialog that shows something until it is closed. */
export function InfoDialog({ title, children, action, onClose }: InfoDialogProps) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t.close}</Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}

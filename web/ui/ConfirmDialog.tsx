import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import * as t from '#messages/ui';
import { Button, type ButtonProps } from './Button.tsx';

interface ConfirmDialogProps {
  /** The question, which names what it is about. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** Labels of the buttons that say yes and no. */
  action: ReactNode;
  refusal?: string;
  onConfirm: () => void;
  /** Called in any case, also after a yes. */
  onClose: () => void;
}

/** Confirms something that cannot be undone. Cancel has the focus; closing returns the focus to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, refusal = t.cancel, onConfirm, onClose } = props;
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button autoFocus variant="outlined" onClick={onClose}>
          {refusal}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConfirmButtonProps extends ButtonProps {
  /** Asked before; without it the button acts at once. */
  question?: string;
  /** What follows from a yes. */
  consequence?: ReactNode;
  /** Labels of the buttons that say yes and no; the first is also the label of the button itself. */
  action?: ReactNode;
  refusal?: string;
  onConfirm: () => void;
}

/** A button that acts once its question is confirmed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { question, consequence, refusal, onConfirm, action = props.children, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => (question ? setIsAsking(true) : onConfirm())} />
      {isAsking && question && (
        <ConfirmDialog
          title={question}
          onClose={() => setIsAsking(false)}
          {...{ action, refusal, onConfirm }}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';
import type { Toast, ToasterComponent } from './Toaster.tsx';

const OPEN_MS = 5000;

/** Shows toasts as plain notices: stands in for Toaster when its code cannot be loaded. */
export const PlainToaster: ToasterComponent = ({ onReady }) => {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => {
    const close = (id: number) => setToasts((open) => open.filter((other) => other.id !== id));
    const show = (toast: Toast) => {
      setToasts((open) => [toast, ...open]);
      if (!toast.stays) setTimeout(() => close(toast.id), OPEN_MS);
    };
    onReady({ show, close });
  }, [onReady]);
  return (
    <Box sx={{ position: 'fixed', zIndex: 'snackbar', insetInline: 0, top: '7.25rem', px: 2 }}>
      {toasts.map((toast) => (
        <Message key={toast.id} severity={toast.variant}>
          {toast.message}
          {toast.action && (
            <Button color="inherit" size="small" onClick={toast.action.onClick}>
              {toast.action.label}
            </Button>
          )}
        </Message>
      ))}
    </Box>
  );
};

import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createStore } from '../router/create-store.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Message, type Severity } from './Message.tsx';

interface Toast {
  id: number;
  message: string;
  variant: Severity;
  /** One button, such as Undo. Pressing it also closes the toast. */
  action?: { label: string; onClick: () => void };
}

const OPEN_MS = 5000;
/** Another one takes the place of the oldest. */
const MOST = 3;

const toasts = createStore<Toast[]>([]);
let lastId = 0;

/** Shows a message for five seconds: at the top right, on phones at the bottom. Returns what closes it earlier. */
export function toast(message: string, options: Partial<Omit<Toast, 'message' | 'id'>> = {}): () => void {
  lastId += 1;
  const id = lastId;
  toasts.set([...toasts.get(), { message, variant: 'success' as const, ...options, id }].slice(-MOST));
  return () => close(id);
}

function close(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** The place of toasts in the page: once, inside the theme. */
export function ToastHost() {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: { sm: 'end' },
        gap: 1.5,
        // Below the header, so that its cart badge stays in sight.
        top: { xs: 'auto', md: 78 },
        // In reach of the thumb, and above the main button of a checkout step.
        bottom: { xs: 90, md: 'auto' },
        left: { xs: 16, sm: 'auto' },
        right: { xs: 16, sm: 20 },
        maxWidth: { sm: 'calc(100% - 40px)' },
      }}
    >
      {toasts.useValue().map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

function ToastCard({ toast: { id, message, variant, action } }: { toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(id), OPEN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id]);

  const press = () => {
    action?.onClick();
    close(id);
  };
  return (
    <Box
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      sx={{
        minWidth: 288,
        '@keyframes slide': { from: { transform: 'translateX(calc(100% + 20px))' } },
        animation: 'slide 225ms cubic-bezier(0, 0, 0.2, 1)',
      }}
    >
      <Message
        filled
        severity={variant}
        action={
          action ? (
            <Button color="inherit" size="small" onClick={press}>
              {action.label}
            </Button>
          ) : (
            <IconButton color="inherit" title="Close" aria-label="Close" onClick={press} sx={{ p: '5px' }}>
              <Icon name="cross" size={18} />
            </IconButton>
          )
        }
      >
        {message}
      </Message>
    </Box>
  );
}

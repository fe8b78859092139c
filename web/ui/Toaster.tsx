import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import * as t from '#messages/ui';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import './toast-styles.ts';
import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { type ComponentType, type Ref, useEffect, useState } from 'react';

export interface Toast {
  id: number;
  message: string;
  variant: 'success' | 'error' | 'info' | 'warning';
  /** One button, such as Undo. Pressing it also closes the toast. */
  action?: { label: string; onClick: () => void };
  /** Stays until it is closed. */
  stays?: boolean;
}

export interface ToastBoard {
  show(toast: Toast): void;
  close(id: number): void;
}
/** Draws toasts, and hands over what shows and closes them as soon as it can. */
export type ToasterComponent = ComponentType<{ onReady: (board: ToastBoard) => void }>;

const OPEN_MS = 5000;

declare module 'notistack' {
  interface OptionsObject {
    toast?: Toast;
  }
}

// Doubled, because notistack's own rule comes later.
const place = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    top: 'calc(var(--header, 64px) + 8px)',
    // The newest is the first: an older one that closes does not move the Undo that somebody is about to press.
    flexDirection: 'column-reverse',
  },
};

/** So the cart's badge stays in sight, and on phones, where the header scrolls away, the page's main button too. */
function useHeaderHeight(): void {
  useEffect(() => {
    const measure = () => {
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
      document.documentElement.style.setProperty('--header', `${Math.max(0, bottom)}px`);
    };
    measure();
    for (const event of EVENTS) addEventListener(event, measure, { passive: true });
    return () => {
      for (const event of EVENTS) removeEventListener(event, measure);
    };
  }, []);
}

const EVENTS = ['scroll', 'resize'];
/** A form is sent, or is refused by the browser; a dialog is opened, whose title a toast covers on phones. */
const LATER_EVENTS = ['submit', 'invalid', 'focusin'];

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.MuiDialog-root') !== null;
const opensDialog = ({ target, relatedTarget }: FocusEvent) =>
  isInDialog(target) && !isInDialog(relatedTarget);

/** Toasts: at the top right, below what is in sight of the header. */
export const Toaster: ToasterComponent = ({ onReady }) => (
  <SnackbarProvider
    maxSnack={3}
    // The card closes itself: only it knows that a button in it has the focus.
    autoHideDuration={null}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    Components={{ success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard }}
  >
    <GlobalStyles styles={place} />
    <Ready onReady={onReady} />
  </SnackbarProvider>
);

const Ready: ToasterComponent = ({ onReady }) => {
  useHeaderHeight();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      onReady({
        show: (toast) => enqueueSnackbar(toast.message, { key: toast.id, variant: toast.variant, toast }),
        close: closeSnackbar,
      }),
    [onReady, enqueueSnackbar, closeSnackbar],
  );
  return null;
};

function ToastCard({ id, toast, ref }: CustomContentProps & { toast: Toast; ref: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = toast.stays || isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeSnackbar(id), OPEN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, closeSnackbar]);

  // What a form or dialog says next comes after this; an Undo is still needed.
  useEffect(() => {
    if (toast.action) return;
    const close = (event: Event) => {
      if (!(event instanceof FocusEvent) || opensDialog(event)) closeSnackbar(id);
    };
    for (const event of LATER_EVENTS) addEventListener(event, close, true);
    return () => {
      for (const event of LATER_EVENTS) removeEventListener(event, close, true);
    };
  }, [toast, id, closeSnackbar]);

  const press = () => {
    toast.action?.onClick();
    closeSnackbar(id);
  };
  return (
    <SnackbarContent
      ref={ref}
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Alert
        variant="filled"
        severity={toast.variant}
        role={toast.variant === 'error' ? 'alert' : 'status'}
        onClose={toast.action ? undefined : () => closeSnackbar(id)}
        action={
          toast.action && (
            <>
              <Button color="inherit" size="small" onClick={press}>
                {toast.action.label}
              </Button>
              {toast.stays && (
                <IconButton color="inherit" aria-label={t.close} onClick={() => closeSnackbar(id)}>
                  <Icon name="cross" size={20} />
                </IconButton>
              )}
            </>
          )
        }
        sx={{
          width: '100%',
          '--focus': 'currentColor',
          boxShadow: 6,
          bgcolor: `${toast.variant}.main`,
          color: `${toast.variant}.contrastText`,
        }}
      >
        {toast.message}
      </Alert>
    </SnackbarContent>
  );
}

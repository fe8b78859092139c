import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import './toast-styles.ts';
import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { type ComponentType, type Ref, useEffect, useState } from 'react';

export interface Toast {
  message: string;
  variant: 'success' | 'error' | 'info' | 'warning';
  /** One button, such as Undo. Pressing it also closes the toast. */
  action?: { label: string; onClick: () => void };
}

export type ShowToast = (toast: Toast) => void;
/** Draws toasts, and hands over the function that shows one as soon as it can. */
export type ToasterComponent = ComponentType<{ onReady: (show: ShowToast) => void }>;

const OPEN_MS = 5000;

declare module 'notistack' {
  interface OptionsObject {
    toast?: Toast;
  }
}

// Doubled, because notistack's own rule comes later.
const belowTheHeader = {
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    top: 72,
    '@media (max-width: 599px)': { top: 116 },
  },
};

/** Toasts at the top right, below the header so that its cart badge stays in sight. */
export const Toaster: ToasterComponent = ({ onReady }) => (
  <SnackbarProvider
    maxSnack={3}
    // The card closes itself: only it knows that a button in it has the focus.
    autoHideDuration={null}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    Components={{ success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard }}
  >
    <GlobalStyles styles={belowTheHeader} />
    <Ready onReady={onReady} />
  </SnackbarProvider>
);

const Ready: ToasterComponent = ({ onReady }) => {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () => onReady((toast) => enqueueSnackbar(toast.message, { variant: toast.variant, toast })),
    [onReady, enqueueSnackbar],
  );
  return null;
};

function ToastCard({ id, toast, ref }: CustomContentProps & { toast: Toast; ref: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeSnackbar(id), OPEN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, closeSnackbar]);

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
            <Button color="inherit" size="small" onClick={press}>
              {toast.action.label}
            </Button>
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

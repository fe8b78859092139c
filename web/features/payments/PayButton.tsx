import { type ComponentProps, useEffect, useRef } from 'react';
import { documentPath } from '../../router/document-path.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useSettings } from '../../ui/settings.ts';

/** Opens the payment window. It is disabled while that is open and takes the focus back afterwards. */
export function PayButton({ pending, ...props }: ComponentProps<typeof SubmitButton>) {
  usePaymentDocument();
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    const isBack = wasPending.current && !pending;
    if (isBack && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasPending.current = pending;
  }, [pending]);
  return <SubmitButton fullWidth type="button" ref={button} pending={pending} {...props} />;
}

const PAYMENT_SCREEN = /^\/(?:placeorder|order)(?:\/|$)/i;

/**
 * Reloads the page if its document was loaded at a screen without payments, since the content security policy of such a
 * document blocks the payment provider. Cart and session are stored, so nothing is lost.
 */
function usePaymentDocument(): void {
  const { testPayments } = useSettings();
  useEffect(() => {
    const pathname = documentPath();
    const isAllowed = testPayments || PAYMENT_SCREEN.test(pathname) || pathname === location.pathname;
    if (!isAllowed && navigator.onLine) location.reload();
  }, [testPayments]);
}

import { type ComponentProps, useEffect, useRef } from 'react';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { usePaymentDocument } from './usePaymentDocument.ts';

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

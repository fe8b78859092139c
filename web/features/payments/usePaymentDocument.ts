import { useEffect } from 'react';
import { useSettings } from '../../ui/settings.ts';

const PAYMENT_SCREEN = /^\/(?:placeorder|order)(?:\/|$)/i;

/**
 * The content policy lets the payment provider in only when a document was loaded at a screen that takes payments. Loads
 * this screen anew when its document came from another one; cart and session outlive that.
 */
export function usePaymentDocument(): void {
  const { testPayments } = useSettings();
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const { pathname } = new URL(loaded?.name ?? location.href);
    const isAllowed = testPayments || PAYMENT_SCREEN.test(pathname) || pathname === location.pathname;
    if (!isAllowed && navigator.onLine) location.reload();
  }, [testPayments]);
}

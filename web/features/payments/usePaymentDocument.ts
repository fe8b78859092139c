import { useEffect } from 'react';
import { useSettings } from '../../ui/settings.ts';

const PAYMENT_SCREEN = /^\/(?:placeorder|order)(?:\/|$)/i;

/**
 * Reloads the page if its document was loaded at a screen without payments, since the content security policy of such a
 * document blocks the payment provider. Cart and session are stored, so nothing is lost.
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

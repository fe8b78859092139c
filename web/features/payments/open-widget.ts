import { toast } from '../../ui/toast.tsx';
import { openRazorpay } from './open-razorpay.ts';
import type { WidgetRequest, WidgetResult } from './widget.ts';

/** How the window of each payment provider is opened, by the provider's name. */
const openers: Record<string, (request: WidgetRequest) => Promise<WidgetResult>> = {
  razorpay: openRazorpay,
};

/**
 * Opens the payment window of the provider. Resolves to what the server checks the payment by, to 'dismissed' when the
 * window was closed without paying, or to 'unavailable' when it cannot be opened.
 */
export async function openWidget(request: WidgetRequest): Promise<WidgetResult> {
  return openers[request.payment.provider]?.(request) ?? 'unavailable';
}

/** Opens the payment window. A toast reports a refused payment until the next refusal or until the window closes. */
export async function payInWidget(request: Omit<WidgetRequest, 'onRefused'>): Promise<WidgetResult> {
  let close = () => {};
  const onRefused = (reason: string) => {
    close();
    close = toast(`Payment failed: ${reason}`, { variant: 'error' });
  };
  const answer = await openWidget({ ...request, onRefused });
  close();
  return answer;
}

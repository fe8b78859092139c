import * as t from '#messages/payments';
import { toast } from '../../ui/toast.tsx';
import type { WidgetRequest, WidgetResult } from './widget.ts';

/** How the window of each payment provider is opened: a file of its name, in a chunk of its own. */
const widgets = import.meta.glob<{ open(request: WidgetRequest): Promise<WidgetResult> }>('./widgets/*.ts');

/**
 * Opens the payment window of the provider, or goes to its address. Resolves to what the server checks the payment by, to 'dismissed'
 * when the window was closed without paying, or to 'unavailable' when it cannot be opened.
 */
export async function openWidget(request: WidgetRequest): Promise<WidgetResult> {
  const { provider, redirectUrl } = request.payment;
  if (redirectUrl) return leaveFor(redirectUrl);
  const widget = await widgets[`./widgets/${provider}.ts`]?.().catch(() => null);
  return widget ? widget.open(request) : 'unavailable';
}

/** Leaves this page to pay. Resolves when the shopper comes back to it by the history of the browser. */
function leaveFor(url: string): Promise<'dismissed'> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve('dismissed'), { once: true });
    location.assign(url);
  });
}

/** Opens the payment window. A toast reports a refused payment until the next refusal or until the window closes. */
export async function payInWidget(request: Omit<WidgetRequest, 'onRefused'>): Promise<WidgetResult> {
  let close = () => {};
  const onRefused = (reason: string) => {
    close();
    close = toast(t.paymentFailed(reason), { variant: 'error' });
  };
  const answer = await openWidget({ ...request, onRefused });
  close();
  return answer;
}

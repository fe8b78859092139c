import { toast } from '../../ui/toast.tsx';
import { openWidget, type WidgetAnswer, type WidgetRequest } from './open-widget.ts';

/** Lets the shopper pay. A refused payment is reported by a toast, which closes with the next refusal or the end. */
export async function payInWidget(request: Omit<WidgetRequest, 'onRefused'>): Promise<WidgetAnswer> {
  let close = () => {};
  const onRefused = (reason: string) => {
    close();
    close = toast(`Payment failed: ${reason}`, { variant: 'error' });
  };
  const answer = await openWidget({ ...request, onRefused });
  close();
  return answer;
}

import { toast } from '../../ui/toast.tsx';
import { openWidget, type WidgetRequest, type WidgetResult } from './open-widget.ts';

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

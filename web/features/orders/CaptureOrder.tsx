import * as t from '#messages/orders';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { useCaptureOrderMutation } from './CaptureOrder.generated.tsx';

const Capture = actionButton(useCaptureOrderMutation, t.moneyCaptured);

/** For staff: captures the reserved money of an order after a confirmation. */
export function CaptureOrder({ id }: { id: string }) {
  return (
    <Capture
      variables={{ id }}
      question={t.captureThisOrder}
      consequence={t.allOfItIsTaken}
      action={t.yesCaptureIt}
      fullWidth
      size="large"
      variant="outlined"
    >
      {t.captureMoney}
    </Capture>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/fulfillments';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { ignoreShown } from '../../apollo/errors.ts';
import { FormButton } from '../../apollo/FormButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { shownTime } from '../../ui/zoned-time.ts';
import {
  type OrderFulfillmentFragment,
  useMarkFulfillmentDeliveredMutation,
  useUpdateFulfillmentMutation,
} from './Fulfillments.generated.tsx';
import { readTracking, TrackingFields } from './TrackingFields.tsx';
import { useUndoShipping } from './useUndoShipping.ts';

const MarkDelivered = actionButton(useMarkFulfillmentDeliveredMutation);
const small = { size: 'small', variant: 'outlined' } as const;

interface FulfillmentToolsProps {
  fulfillment: OrderFulfillmentFragment;
  isFetched: boolean;
}

/** For staff: undoes a fulfillment while its mail waits, edits how it is tracked, and marks it as delivered. */
export function FulfillmentTools({ fulfillment, isFetched }: FulfillmentToolsProps) {
  const { id, state, undoableUntil, trackingNumber } = fulfillment;
  const [undo, isUndoing] = useUndoShipping();
  const mailed = useMailedText();
  const timeZone = useTimeZone();
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(() => toast(t.numberCopied), ignoreShown);
  return (
    <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
      {undoableUntil && Date.parse(undoableUntil) > Date.now() && (
        <Button {...small} loading={isUndoing} onClick={() => undo(id)}>
          {t.undoUntil(shownTime(undoableUntil, timeZone).slice(-5))}
        </Button>
      )}
      {state === 'SHIPPED' && (
        <MarkDelivered
          {...small}
          question={t.didItArrive(isFetched)}
          consequence={mailed(t.thisCannotBeUndone)}
          action={t.markDelivered(isFetched)}
          done={t.delivered(isFetched)}
          variables={{ input: { id } }}
        >
          {t.markDelivered(isFetched)}
        </MarkDelivered>
      )}
      {!isFetched && <EditTracking fulfillment={fulfillment} />}
      {trackingNumber && (
        <Button {...small} onClick={() => copy(trackingNumber)}>
          {t.copyNumber}
        </Button>
      )}
    </Stack>
  );
}

interface EditTrackingProps {
  fulfillment: OrderFulfillmentFragment;
  /** What was typed for it elsewhere: the form begins with it while the fulfillment has no number. */
  typed?: () => ReturnType<typeof readTracking>;
}

/** For staff: changes how a fulfillment is tracked. */
export function EditTracking({ fulfillment, typed }: EditTrackingProps) {
  return (
    <FormButton
      {...small}
      label={t.editTracking}
      title={t.editTracking}
      mutation={useUpdateFulfillmentMutation({ context: { inlineErrors: true } })}
      done={t.trackingSaved}
      toInput={(form) => ({ id: fulfillment.id, ...readTracking(form) })}
    >
      {(errors) => (
        <>
          <Typography>{t.theMailThatWaits}</Typography>
          <TrackingFields
            value={fulfillment.trackingNumber ? fulfillment : (typed?.() ?? fulfillment)}
            errors={errors}
          />
        </>
      )}
    </FormButton>
  );
}

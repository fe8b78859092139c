import Box from '@mui/material/Box';
import * as t from '#messages/admin/order-holds';
import { ignoreShown } from '../../apollo/errors.ts';
import { FormButton } from '../../apollo/FormButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../ui/form-fields.ts';
import { toast } from '../../ui/toast.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { useHoldOrderMutation, useReleaseOrderMutation } from './OrderHold.generated.tsx';

const fields = defineFields({
  reason: { kind: 'text', label: t.reason, hint: t.forStaffAlone, required: true, max: 500, rows: 3 },
});

/** For staff: the button that puts an order on hold, or releases it. */
export function OrderHold({ order }: { order: OrderDetailFragment }) {
  const within = useKeptFocus(order.hold === null);
  return (
    <Box ref={within} sx={{ display: 'contents' }}>
      <HoldButton {...order} />
    </Box>
  );
}

function HoldButton({ id, hold }: OrderDetailFragment) {
  const mutation = useHoldOrderMutation({ context: { inlineErrors: true } });
  const [release, { loading }] = useReleaseOrderMutation();
  if (!hold)
    return (
      <FormButton
        variant="outlined"
        size="large"
        label={t.putOnHold}
        title={t.putThisOnHold}
        description={t.whatItDoes}
        action={t.putOnHold}
        mutation={mutation}
        done={t.isOnHold}
        toInput={(form) => ({ id, ...readFields(fields, form) })}
      >
        {(errors) => <FormFields fields={fields} values={{}} errors={errors} />}
      </FormButton>
    );
  return (
    <Button
      variant="outlined"
      size="large"
      loading={loading}
      onClick={() =>
        void release({ variables: { input: { id } } }).then(() => toast(t.isReleased), ignoreShown)
      }
    >
      {t.release}
    </Button>
  );
}

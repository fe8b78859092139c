import { ignoreShown } from '../../apollo/errors.ts';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCancelOrderMutation } from './CancelOrder.generated.tsx';

/** For admins: cancels an unpaid order after a confirmation. */
export function CancelOrder({ id }: { id: string }) {
  const [cancelOrder, { loading }] = useCancelOrderMutation();
  const cancel = () => {
    cancelOrder({ variables: { id } }).then(() => toast('Order cancelled'), ignoreShown);
  };
  return (
    <Confirmed
      title="Cancel this order?"
      action="Yes, cancel it"
      onConfirm={cancel}
      button={(ask) => (
        <SubmitButton
          fullWidth
          type="button"
          variant="outlined"
          color="error"
          pending={loading}
          onClick={ask}
        >
          Cancel order
        </SubmitButton>
      )}
    >
      It can no longer be paid or delivered, and its items go back into stock. This cannot be taken back.
    </Confirmed>
  );
}

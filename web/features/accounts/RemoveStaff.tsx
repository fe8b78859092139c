import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRemoveStaffMutation } from './RemoveStaff.generated.tsx';

/** Takes all permissions of somebody else, after a question. */
export function RemoveStaff({ user: { id, name } }: { user: { id: string; name: string } }) {
  const [remove, { loading }] = useRemoveStaffMutation();
  const confirmed = () =>
    void remove({ variables: { userId: id } }).then(() => toast('Removed from the staff'), ignoreShown);
  return (
    <Confirmed
      title={`Remove '${name}' from the staff?`}
      action="Remove"
      onConfirm={confirmed}
      button={(ask) => (
        <Button
          size="small"
          color="error"
          aria-label={`Remove ${name} from the staff`}
          loading={loading}
          onClick={ask}
        >
          Remove
        </Button>
      )}
    >
      From now on this person cannot manage anything here. The account stays, as a shopper's account.
    </Confirmed>
  );
}

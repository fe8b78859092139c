import * as t from '#messages/admin/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRemoveStaffMutation } from './RemoveStaff.generated.tsx';

/** Takes all permissions of somebody else, after a question. */
export function RemoveStaff({ user: { id, name } }: { user: { id: string; name: string } }) {
  const [remove, { loading }] = useRemoveStaffMutation();
  const confirmed = () =>
    void remove({ variables: { userId: id } }).then(() => toast(t.removedFromTheStaff), ignoreShown);
  return (
    <Confirmed
      title={t.removeFromTheStaff(name)}
      action={t.remove}
      onConfirm={confirmed}
      button={(ask) => (
        <Button
          size="small"
          color="error"
          aria-label={t.removeFromStaff(name)}
          loading={loading}
          onClick={ask}
        >
          {t.remove}
        </Button>
      )}
    >
      {t.fromNowOnThisPerson}
    </Confirmed>
  );
}

import * as t from '#messages/admin/accounts';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { useRemoveStaffMutation } from './RemoveStaff.generated.tsx';

const Remove = actionButton(useRemoveStaffMutation, t.removedFromTheStaff);

/** Takes all permissions of somebody else, after a question. */
export function RemoveStaff({ user: { id, name } }: { user: { id: string; name: string } }) {
  return (
    <Remove
      variables={{ userId: id }}
      question={t.removeFromTheStaff(name)}
      consequence={t.fromNowOnThisPerson}
      size="small"
      color="error"
      aria-label={t.removeFromStaff(name)}
    >
      {t.remove}
    </Remove>
  );
}

import * as t from '#messages/admin/accounts';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { useRevokeAdminMutation } from './RevokeAdmin.generated.tsx';
import { useViewer } from './viewer.ts';

const Revoke = actionButton(useRevokeAdminMutation, t.adminRightRemoved);

/** Takes the right of another admin, after a question. Nothing for the viewer, whose right only others can take. */
export function RevokeAdmin({ user: { id, name } }: { user: { id: string; name: string } }) {
  const viewer = useViewer();
  if (id === viewer?._id) return null;
  return (
    <Revoke
      variables={{ userId: id }}
      question={t.removeTheAdminRightOf(name)}
      consequence={t.fromNowOnThisPersonCannot}
      action={t.remove}
      size="small"
      color="error"
      aria-label={t.removeAdminRightOf(name)}
    >
      {t.removeAdminRight}
    </Revoke>
  );
}

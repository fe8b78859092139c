import * as t from '#messages/admin/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmed } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRevokeAdminMutation } from './RevokeAdmin.generated.tsx';
import { useViewer } from './viewer.ts';

/** Takes the right of another admin, after a question. Nothing for the viewer, whose right only others can take. */
export function RevokeAdmin({ user: { id, name } }: { user: { id: string; name: string } }) {
  const viewer = useViewer();
  const [revoke, { loading }] = useRevokeAdminMutation();
  if (id === viewer?._id) return null;
  const confirmed = () =>
    void revoke({ variables: { userId: id } }).then(() => toast(t.adminRightRemoved), ignoreShown);
  return (
    <Confirmed
      title={t.removeTheAdminRightOf(name)}
      action={t.remove}
      onConfirm={confirmed}
      button={(ask) => (
        <Button
          size="small"
          color="error"
          aria-label={t.removeAdminRightOf(name)}
          loading={loading}
          onClick={ask}
        >
          {t.removeAdminRight}
        </Button>
      )}
    >
      {t.fromNowOnThisPersonCannot}
    </Confirmed>
  );
}

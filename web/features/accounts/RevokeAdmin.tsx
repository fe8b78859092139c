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
    void revoke({ variables: { userId: id } }).then(() => toast('Admin right removed'), ignoreShown);
  return (
    <Confirmed
      title={`Remove the admin right of '${name}'?`}
      action="Remove"
      onConfirm={confirmed}
      button={(ask) => (
        <Button
          size="small"
          color="error"
          aria-label={`Remove admin right of ${name}`}
          loading={loading}
          onClick={ask}
        >
          Remove admin right
        </Button>
      )}
    >
      From now on this person cannot manage the shop, and is signed out everywhere. The account stays.
    </Confirmed>
  );
}

import * as t from '#messages/admin/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { useDeleteUserMutation } from './DeleteUser.generated.tsx';

/** Deletes an account, after a question. */
export function DeleteUser({ user: { id, name } }: { user: { id: string; name: string } }) {
  const text = useText();
  const [deleteUser, { loading }] = useDeleteUserMutation();
  return (
    <DeleteButton
      name={name}
      pending={loading}
      consequence={t.theAccountEndsForGood}
      onDelete={() =>
        void deleteUser({ variables: { id } }).then(() => toast(text('user deleted')), ignoreShown)
      }
    />
  );
}

import * as t from '#messages/accounts';
import { ignoreShown } from '../../apollo/errors.ts';
import { focusFirstWrong } from '../../ui/field-error.ts';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { AccountForm, clearPasswords } from './AccountForm.tsx';
import { useUpdateProfileMutation } from './ProfileForm.generated.tsx';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { setViewer } from './viewer.ts';

const newPassword = {
  isOptional: true,
  hint: t.leaveItEmptyToKeep,
};

/** Name, e-mail address and password of the viewer. An empty password is not changed. */
export function ProfileForm({ user }: { user: ViewerFragment }) {
  const text = useText();
  const [update, { loading, error }] = useUpdateProfileMutation({ context: { inlineErrors: true } });
  return (
    <AccountForm
      newPassword={newPassword}
      user={user}
      action={t.update}
      pending={loading}
      error={error}
      onError={focusFirstWrong}
      onSubmit={(input, form) => {
        update({ variables: { input } }).then(({ data }) => {
          if (!data) return;
          setViewer(data.updateProfile);
          clearPasswords(form);
          toast(text(t.profileUpdated));
        }, ignoreShown);
      }}
    />
  );
}

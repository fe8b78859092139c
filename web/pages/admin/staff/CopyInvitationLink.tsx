import { useState } from 'react';
import * as t from '#messages/admin/staff';
import { ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InfoDialog } from '../../../ui/InfoDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCreateInvitationLinkMutation } from './OpenInvitations.generated.tsx';

/** Makes another link of an invitation, copies it and shows it until the dialog is closed. */
export function CopyInvitationLink({ id, name }: { id: string; name: string }) {
  const [link, setLink] = useState('');
  const [create, { loading, reset }] = useCreateInvitationLinkMutation();
  const copy = async () => {
    const { data } = await create({ variables: { id } });
    if (!data) return;
    setLink(data.createInvitationLink);
    reset();
    // Where the browser does not let it be copied, it is shown all the same.
    await navigator.clipboard
      ?.writeText(data.createInvitationLink)
      .then(() => toast(t.linkCopied), ignoreShown);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t.copyTheLinkOfThe(name)}
        loading={loading}
        onClick={() => void copy().catch(ignoreShown)}
      >
        {t.copyLink}
      </Button>
      {link && (
        <InfoDialog title={t.linkFor(name)} onClose={() => setLink('')}>
          <TextField
            readOnly
            autoFocus
            label={t.invitationLink}
            value={link}
            hint={t.whoeverHasItCanJoin}
            onFocus={({ target }) => target.select()}
          />
        </InfoDialog>
      )}
    </>
  );
}

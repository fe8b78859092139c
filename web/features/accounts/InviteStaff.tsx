import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/accounts';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import type { Permission } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { useSettings } from '../../ui/settings.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useInviteStaffMutation } from './InviteStaff.generated.tsx';
import { StaffDialog } from './StaffDialog.tsx';

/** Invites somebody to the staff by mail. */
export function InviteStaff() {
  const mailed = useMailedText();
  const isWaiting = useSettings().mails === 'waiting';
  const [isOpen, setIsOpen] = useState(false);
  const [invite, { loading, error, reset }] = useInviteStaffMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const send = (permissions: Permission[], form: FormData) => {
    const input = { name: String(form.get('name')), email: String(form.get('email')), permissions };
    void invite({ variables: { input } }).then(() => {
      toast(isWaiting ? t.invitationSavedCopyItsLink : mailed(t.invitationSent));
      close();
    }, ignoreShown);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t.invite}
      </Button>
      {isOpen && (
        <StaffDialog
          title={t.inviteToTheStaff}
          held={[]}
          action={isWaiting ? t.invite : t.sendInvitation}
          pending={loading}
          error={message ?? fields.permissions ?? null}
          onSubmit={send}
          onClose={close}
        >
          <Typography sx={{ color: 'text.secondary' }}>
            {isWaiting ? t.youCopyALink : mailed(t.weMailALinkThat)}
          </Typography>
          <TextField
            required
            autoFocus
            label={t.name}
            name="name"
            error={fields.name}
            inputProps={{ maxLength: 100 }}
          />
          <TextField required label={t.emailAddress} name="email" type="email" error={fields.email} />
        </StaffDialog>
      )}
    </>
  );
}

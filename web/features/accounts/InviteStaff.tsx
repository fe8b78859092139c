import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import type { Permission } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useInviteStaffMutation } from './InviteStaff.generated.tsx';
import { StaffDialog } from './StaffDialog.tsx';

/** Invites somebody to the staff by mail. */
export function InviteStaff() {
  const mailed = useMailedText();
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
      toast(mailed('Invitation sent'));
      close();
    }, ignoreShown);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Invite
      </Button>
      {isOpen && (
        <StaffDialog
          title="Invite to the staff"
          held={[]}
          action="Send invitation"
          pending={loading}
          error={message ?? fields.permissions ?? null}
          onSubmit={send}
          onClose={close}
        >
          <Typography sx={{ color: 'text.secondary' }}>
            {mailed('We mail a link that works for seven days.')}
          </Typography>
          <TextField
            required
            autoFocus
            label="Name"
            name="name"
            error={fields.name}
            inputProps={{ maxLength: 100 }}
          />
          <TextField required label="Email Address" name="email" type="email" error={fields.email} />
        </StaffDialog>
      )}
    </>
  );
}

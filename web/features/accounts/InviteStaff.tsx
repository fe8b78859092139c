import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/accounts';
import { FormButton } from '../../apollo/FormButton.tsx';
import { useSettings } from '../../ui/settings.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useInviteStaffMutation } from './InviteStaff.generated.tsx';
import { PermissionBoxes, permissionsIn } from './PermissionBoxes.tsx';

/** Invites somebody to the staff by mail. */
export function InviteStaff() {
  const mailed = useMailedText();
  const isWaiting = useSettings().mails === 'waiting';
  return (
    <FormButton
      label={t.invite}
      openedBy="invite"
      variant="contained"
      title={t.inviteToTheStaff}
      action={isWaiting ? t.invite : t.sendInvitation}
      width="xs"
      otherField="permissions"
      mutation={useInviteStaffMutation({ context: { inlineErrors: true } })}
      done={isWaiting ? t.invitationSavedCopyItsLink : mailed(t.invitationSent)}
      toInput={(form) => ({
        name: String(form.get('name')),
        email: String(form.get('email')),
        permissions: permissionsIn(form),
      })}
    >
      {(errors) => (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {isWaiting ? t.youCopyALink : mailed(t.weMailALinkThat)}
          </Typography>
          <TextField
            required
            autoFocus
            label={t.name}
            name="name"
            error={errors.name}
            inputProps={{ maxLength: 100 }}
          />
          <TextField required label={t.emailAddress} name="email" type="email" error={errors.email} />
          <PermissionBoxes held={[]} />
        </>
      )}
    </FormButton>
  );
}

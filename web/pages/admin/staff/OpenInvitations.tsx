import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ignoreShown } from '../../../apollo/errors.ts';
import { listOf } from '../../../features/accounts/permissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmed } from '../../../ui/ConfirmDialog.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Day } from '../../../ui/Day.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMailedText } from '../../../ui/useMailed.tsx';
import { CopyInvitationLink } from './CopyInvitationLink.tsx';
import {
  useSendInvitationAgainMutation,
  useWithdrawInvitationMutation,
} from './OpenInvitations.generated.tsx';
import type { OpenInvitationFragment } from './StaffListPage.generated.tsx';

const columns: Column<OpenInvitationFragment>[] = [
  { title: 'NAME', cell: ({ name }) => name },
  { title: 'EMAIL', cell: ({ email }) => email },
  { title: 'PERMISSIONS', cell: ({ permissions }) => listOf(permissions) },
  {
    title: 'LINK WORKS UNTIL',
    cell: ({ expiresAt }) => (Date.parse(expiresAt) > Date.now() ? <Day iso={expiresAt} /> : 'Expired'),
  },
  { title: 'Actions', hideTitle: true, cell: (invitation) => <Actions invitation={invitation} /> },
];

/** Who was invited and has not answered. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitationFragment[] }) {
  if (invitations.length === 0) return null;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        Open invitations
      </Typography>
      <DataTable label="Open invitations" columns={columns} rows={invitations} stale={false} />
    </>
  );
}

function Actions({ invitation: { id, name } }: { invitation: OpenInvitationFragment }) {
  const mailed = useMailedText();
  const isWaiting = useSettings().mails === 'waiting';
  const [send, sending] = useSendInvitationAgainMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const variables = { id };
  return (
    <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
      {isWaiting && <CopyInvitationLink id={id} name={name} />}
      <NeedsMails>
        <Button
          size="small"
          aria-label={`Send the invitation of ${name} again`}
          loading={sending.loading}
          onClick={() =>
            void send({ variables }).then(() => toast(mailed('Invitation sent again')), ignoreShown)
          }
        >
          Send again
        </Button>
      </NeedsMails>
      <Confirmed
        title={`Withdraw the invitation of '${name}'?`}
        action="Withdraw"
        onConfirm={() => void withdraw({ variables }).then(() => toast('Invitation withdrawn'), ignoreShown)}
        button={(ask) => (
          <Button
            size="small"
            color="error"
            aria-label={`Withdraw the invitation of ${name}`}
            loading={withdrawing.loading}
            onClick={ask}
          >
            Withdraw
          </Button>
        )}
      >
        Its link works no more.
      </Confirmed>
    </Box>
  );
}

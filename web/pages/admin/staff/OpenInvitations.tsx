import * as t from '#messages/admin/staff';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { listOf } from '../../../features/accounts/permissions.ts';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Day } from '../../../ui/Day.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { useMailedText } from '../../../ui/useMailed.tsx';
import { CopyInvitationLink } from './CopyInvitationLink.tsx';
import {
  useSendInvitationAgainMutation,
  useWithdrawInvitationMutation,
} from './OpenInvitations.generated.tsx';
import type { OpenInvitationFragment } from './StaffListPage.generated.tsx';

const Send = actionButton(useSendInvitationAgainMutation);
const Withdraw = actionButton(useWithdrawInvitationMutation, t.invitationWithdrawn);

const columns: Column<OpenInvitationFragment>[] = [
  { title: t.name, cell: ({ name }) => name },
  { title: t.email, cell: ({ email }) => email },
  { title: t.permissions, cell: ({ permissions }) => listOf(permissions) || t.givesNothing },
  {
    title: t.linkWorksUntil,
    cell: ({ expiresAt }) => (Date.parse(expiresAt) > Date.now() ? <Day iso={expiresAt} /> : t.expired),
  },
  actionsColumn((invitation) => <Actions invitation={invitation} />),
];

/** Who was invited and has not answered. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitationFragment[] }) {
  if (invitations.length === 0) return null;
  return (
    <Section title={t.openInvitations} sx={{ mt: 5 }}>
      <DataTable label={t.openInvitations} columns={columns} rows={invitations} />
    </Section>
  );
}

function Actions({ invitation: { id, name, permissions } }: { invitation: OpenInvitationFragment }) {
  const mailed = useMailedText();
  const isWaiting = useSettings().mails === 'waiting';
  const isVoid = permissions.length === 0;
  const variables = { id };
  return (
    <>
      {isWaiting && !isVoid && <CopyInvitationLink id={id} name={name} />}
      {!isVoid && (
        <NeedsMails>
          <Send
            variables={variables}
            done={mailed(t.invitationSentAgain)}
            size="small"
            aria-label={t.sendAgainInvitationOf(name)}
          >
            {t.sendAgain}
          </Send>
        </NeedsMails>
      )}
      <Withdraw
        variables={variables}
        question={t.withdrawTheInvitationOf(name)}
        consequence={t.itsLinkWorksNoMore}
        size="small"
        color="error"
        aria-label={t.withdrawInvitation(name)}
      >
        {t.withdraw}
      </Withdraw>
    </>
  );
}

export const name = 'NAME';
export const email = 'EMAIL';
export const permissions = 'PERMISSIONS';
export const linkWorksUntil = 'LINK WORKS UNTIL';
export const expired = 'Expired';
export const openInvitations = 'Open invitations';
export const sendAgain = 'Send again';
export const sendAgainInvitationOf = (name: string) => `Send again the invitation of ${name}`;
export const invitationSentAgain = 'Invitation sent again';
export const itsLinkWorksNoMore = 'Its link works no more.';
export const withdrawTheInvitationOf = (name: string) => `Withdraw the invitation of '${name}'?`;
export const withdraw = 'Withdraw';
export const invitationWithdrawn = 'Invitation withdrawn';
export const withdrawInvitation = (name: string) => `Withdraw the invitation of ${name}`;
export const adminAll = 'Admin: all';
export const staff = 'Staff';
export const linkCopied = 'Link copied';
export const copyLink = 'Copy link';
export const copyTheLinkOfThe = (name: string) => `Copy the link of the invitation of ${name}`;
export const linkFor = (name: string) => `Link for ${name}`;
export const invitationLink = 'Invitation link';
export const whoeverHasItCanJoin =
  'Whoever has it can join the staff, once, for seven days: give it to nobody else. It is not shown again.';
export const removedFromTheStaff = 'Removed from the staff';
export const fromNowOnThisPerson =
  "From now on this person cannot manage anything here. The account stays, as a shopper's account.";
export const removeFromTheStaff = (name: string) => `Remove '${name}' from the staff?`;
export const removeFromStaff = (name: string) => `Remove ${name} from the staff`;
export const remove = 'Remove';

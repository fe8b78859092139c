import type { ReactNode } from 'react';

export const youBelongToTheStaff = 'You belong to the staff now';
export const invitesToTheStaffOf = (
  inviterName: string,
  email: string,
  shopName: string,
  permissions: string,
) => `${inviterName} invites ${email} to the staff of ${shopName}. You may manage: ${permissions}.`;
export const name = 'Name';
export const password = 'Password';
export const atLeast6Characters = 'At least 6 characters.';
export const acceptTheInvitation = 'Accept the invitation';
export const joinTheStaff = 'Join the staff';
export const goToTheShop = 'Go to the shop';
export const thisInvitationIsNotValid = (link: ReactNode) => (
  <>
    This invitation is not valid any more: it was used or withdrawn, or is too old. Ask who invited you for
    another one. {link}
  </>
);

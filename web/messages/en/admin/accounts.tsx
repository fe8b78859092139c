import type { ReactNode } from 'react';

export const permissionsSaved = 'Permissions saved';
export const edit = 'Edit';
export const editPermissionsOf = (name: string) => `Edit permissions of ${name}`;
export const permissionsOf = (name: string) => `Permissions of '${name}'`;
export const newAddressNotConfirmedCounts = (time: ReactNode) => (
  <>new address, not confirmed, counts from {time}</>
);
export const notConfirmed = 'not confirmed';
export const invitationSent = 'Invitation sent';
export const invite = 'Invite';
export const weMailALinkThat = 'We mail a link that works for seven days.';
export const name = 'Name';
export const emailAddress = 'Email Address';
export const inviteToTheStaff = 'Invite to the staff';
export const sendInvitation = 'Send invitation';
export const personalDataErased = 'Personal data erased';
export const personalData = 'Personal data';
export const downloadEverythingThatIsKept =
  'Download everything that is kept about this person, or erase it: name, e-mail and address go from the account, reviews and orders. What was sold, for how much and to which country stays in the accounting records.';
export const downloadAsJson = 'Download as JSON';
export const theAccountEndsAndNothing =
  'The account ends, and nothing will tell who it was. This cannot be taken back.';
export const cannotBeErasedNow = (reasons: readonly string[]) =>
  `This cannot be erased now. ${reasons.join(' ')}`;
export const erase = (name: string) => `Erase '${name}'?`;
export const eraseLabel = 'Erase';
export const erasePersonalData = 'Erase personal data';
export const usualTasks = 'Usual tasks';
export const packing = 'Packing';
export const support = 'Support';
export const catalogue = 'Catalogue';
export const marketing = 'Marketing';
export const bookkeeping = 'Bookkeeping';
export const permissions = 'Permissions';
export const anAdminsAccountCannotBe = "An admin's account cannot be changed here.";
export const enterName = 'Enter name';
export const enterEmail = 'Enter email';
export const isAdmin = 'Is Admin';
export const update = 'Update';
export const newAddressNotConfirmedIts = (time: string) =>
  `New address, not confirmed. Its link counts from ${time}, or as soon as the owner agrees. Until then the old address signs in.`;
export const notConfirmedByTheLink = 'Not confirmed by the link that was mailed to it.';
export const invitationSavedCopyItsLink = 'Invitation saved: copy its link and hand it over';
export const youCopyALink =
  'This shop sends no mails yet: you copy a link and hand it over. It works for seven days.';
export const userUpdated = { specified: 'Edit SuccussFully', corrected: 'User updated' };

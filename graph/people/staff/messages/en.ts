export const youHaveBeenInvited = 'You have been invited';
export const joinTheTeam = (name: string) => `Join the team, ${name}`;
export const invitesYouToTheStaff = (inviter: string, name: string) =>
  `${inviter} invites you to the staff of ${name}. The link works once, for seven days.`;
export const exampleInviter = 'Charles';
export const openTheInvitation = 'Open the invitation';
export const youGetThisMailBecause =
  'You get this mail because somebody entered your address. If you expect no invitation, ignore it.';

export const id = 'ID';
export const name = 'NAME';
export const email = 'EMAIL';
export const admin = 'ADMIN';
export const yes = 'Yes';
export const no = 'No';
export const users = 'Users';
export const nameOrEmail = 'Name or email';
export const remove = 'Remove';
export const adminRightRemoved = 'Admin right removed';
export const fromNowOnThisPersonCannot =
  'From now on this person cannot manage the shop, and is signed out everywhere. The account stays.';
export const removeTheAdminRightOf = (name: string) => `Remove the admin right of '${name}'?`;
export const removeAdminRight = 'Remove admin right';
export const removeAdminRightOf = (name: string) => `Remove admin right of ${name}`;
export const theAccountEndsForGood =
  'The account ends for good. Orders stay, and so do reviews, without the name.';
export const userDeleted = { specified: 'user deleted', corrected: 'User deleted' };

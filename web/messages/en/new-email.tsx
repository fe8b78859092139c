export const aNewEMailAddress = 'A new e-mail address';
export const ourStaffEnteredTheE =
  'Our staff entered the e-mail address that the mail names for your account. Agree if you asked for it: it counts as soon as it is confirmed. Cancel it if you did not.';

export const cantSignIn = "Can't sign in?";
export const itCannotMailYouA = 'It cannot mail you a link that lets you in: ask the shop for help.';
export const backToSignIn = 'Back to Sign In';
export const enterTheEMailAddress = 'Enter the e-mail address of your account.';
export const weMailYouALink = 'We mail you a link that lets you in.';
export const emailAddress = 'Email Address';
export const mailMeALinkFor = 'Mail me a link for a new password';
export const mailMeALinkTo = 'Mail me a link to sign in';
export const ifThereIsAnAccount = (to: string) =>
  `If there is an account for ${to}, a mail with a link is on its way. Look in the spam folder, too.`;

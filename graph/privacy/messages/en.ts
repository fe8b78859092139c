export const accountDeleted = 'Account deleted';
export const yourAccountWasDeleted = 'Your account was deleted';
export const yourAccountAtIsGone = (name: string) =>
  `Your account at ${name} is gone, and with it your name, your e-mail address and your postal addresses.`;
export const whatWasSoldForHow =
  'What was sold, for how much and to which country stays in the accounting records, without your name.';
export const thisIsTheLastMail =
  'This is the last mail to this address: we have deleted it, too. If it was not you who deleted the account, tell us.';

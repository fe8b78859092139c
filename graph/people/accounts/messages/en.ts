export const aPasskeyWasAddedTo = 'A passkey was added to your account';
export const twoStepSignInWas = 'Two-step sign-in was switched on';
export const yourRecoveryCodesWereReplaced = 'Your recovery codes were replaced';
export const aPasskeyWasRemovedFrom = 'A passkey was removed from your account';
export const twoStepSignInWasSwitched = 'Two-step sign-in was switched off';
export const helloThisHappenedAtIf = (toName: string, name: string) =>
  `Hello ${toName}, this happened at ${name}. If this was you, there is nothing to do.`;
export const seeHowYouSignIn = 'See how you sign in';
export const ifItWasNotYou =
  'If it was not you, choose a new password at once, end all other sessions on your profile, and tell us.';
export const wayToSignInAdded = 'Way to sign in added';
export const aWayToSignIn = 'A way to sign in was added to your account';
export const wayToSignInRemoved = 'Way to sign in removed';
export const aWayToSignInWas = 'A way to sign in was removed from your account';
export const passwordChanged = 'Password changed';
export const yourPasswordWasChanged = 'Your password was changed';
export const helloYourAccountAtHas = (toName: string, name: string) =>
  `Hello ${toName}, your account at ${name} has a new password, and all other sessions were ended.`;
export const ifThisWasYouThere = 'If this was you, there is nothing to do.';
export const itWasNotMe = 'It was not me';
export const ifItWasNotYouChoose = 'If it was not you, choose a new password at once, and tell us.';
export const addressCounts = 'Address counts';
export const yourAccountHasAnotherE = 'Your account has another e-mail address now';
export const anotherEMailAddressCounts = 'Another e-mail address counts now';
export const helloTheAddressThatOur = (toName: string, name: string) =>
  `Hello ${toName}, the address that our staff entered for your account at ${name} was confirmed. From now on it alone signs in and gets mails.`;
export const ifYouAskedUsFor = 'If you asked us for this, there is nothing to do.';
export const ifItWasNotYouReply = 'If it was not you, reply to this mail at once.';
export const addressChanged = 'Address changed';
export const yourEMailAddressWas = 'Your e-mail address was changed';
export const helloYourAccountAtWas = (toName: string, name: string) =>
  `Hello ${toName}, your account at ${name} was given another e-mail address. This mail went to the old one.`;
export const theStaffOfTheShop =
  'The staff of the shop changed it. If you asked for it, there is nothing to do.';
export const ifItWasNotYouChooseA =
  'If it was not you, choose a new password at once: until the other address is confirmed, this one still opens your account, and a new password takes the change back. And answer this mail.';
export const ifYouDidNotAsk = (isByStaff: boolean) =>
  `${isByStaff ? 'If you did not ask for it' : 'If it was not you'}, answer this mail at once: from now on the other address opens your account.`;
export const welcomeTo = (name: string) => `Welcome to ${name}`;
export const welcome = (name: string) => `Welcome, ${name}`;
export const yourAccountIsReady = 'Your account is ready.';
export const pleaseConfirmThatThisIs =
  'Please confirm that this is your e-mail address, so that we can help you when you forget your password. The link works for seven days.';
export const confirmMyAddress = 'Confirm my address';
export const youGetThisMailBecause = (name: string) =>
  `You get this mail because somebody registered at ${name} with this address. If it was not you, ignore it.`;
export const confirmYourEMailAddress = 'Confirm your e-mail address';
export const isThisYourAddress = (name: string) => `Is this your address, ${name}?`;
export const youGetThisMailBecauseAn = (name: string) =>
  `You get this mail because an account at ${name} has this address. If it is not yours, ignore it.`;
export const itSignsInToYour =
  'It signs in to your account already. Confirm it, so that we know that it is yours. The link works for seven days.';
export const confirmItAndItIs =
  'Confirm it, and it is the address of your account. The link works for seven days.';
export const theStaffOfTheShopEntered =
  'The staff of the shop entered it. Confirm it, and it is the address of your account. The link works from a day after that on, for seven days; earlier once you have agreed to it on your profile or by the mail to the old address.';
export const chooseANewPassword = 'Choose a new password';
export const aNewPassword = (name: string) => `A new password, ${name}`;
export const withThisLinkYouChoose =
  'With this link you choose a new password. It works once, within 30 minutes.';
export const untilThenYourOldPassword = 'Until then your old password stays as it is.';
export const somebodyAskedForThisAt = (name: string) =>
  `Somebody asked for this at ${name}. If it was not you, ignore this mail: without the link nobody can change your password.`;
export const yourLinkToSignIn = (name: string) => `Your link to sign in to ${name}`;
export const hello = (name: string) => `Hello, ${name}`;
export const thisLinkSignsYouIn =
  'This link signs you in without a password. It works once, within 15 minutes.';
export const signIn = 'Sign in';
export const somebodyAskedForThisAtIf = (name: string) =>
  `Somebody asked for this at ${name}. If it was not you, ignore this mail, and give the link to nobody.`;
export const anotherEMailAddressFor = 'Another e-mail address for your account';
export const ourStaffEnteredAnotherE = 'Our staff entered another e-mail address';
export const helloOurStaffEnteredFor = (name: string, address: string, name2: string) =>
  `Hello ${name}, our staff entered ${address} for your account at ${name2}. It counts when it was confirmed, at the earliest a day from now. Until then this address signs in and gets your mails.`;
export const exampleAddress = 'new@example.com';
export const didYouAskForIt =
  'Did you ask for it? Agree, and it counts as soon as it is confirmed. If you did not, cancel it.';
export const agreeOrCancel = 'Agree or cancel';
export const theLinkWorksOnceFor =
  'The link works once, for seven days, without signing in. A new password takes the change back as well. If you did not ask for another address, tell us.';

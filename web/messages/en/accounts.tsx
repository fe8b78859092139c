import type { ReactNode } from 'react';

export const name = 'Name';
export const emailAddress = 'Email Address';
export const password = 'Password';
export const confirmPassword = 'Confirm Password';
export const passwordDoesntMatch = "Password doesn't match";
export const thankYouYourAnswerIs = 'Thank you. Your answer is saved.';
export const agree = 'Agree';
export const cancelTheNewAddress = 'Cancel the new address';
export const reminders = 'Reminders';
export const mailMeOnceWhenI = 'Mail me once when I leave items in my cart';
export const yourAccountHasTwoStep = 'Your account has two-step sign-in. One more step, and you are in.';
export const code = 'Code';
export const sixDigitsFromYourAuthenticator =
  'Six digits from your authenticator app, or one of your recovery codes.';
export const continueLabel = 'Continue';
export const yourEMailAddressIs = (email: string) => `Your e-mail address ${email} is not confirmed yet.`;
export const mailMeALink = 'Mail me a link';
export const theMailIsOnIts = 'The mail is on its way.';
export const getANewLink = 'Get a new link';
export const ourStaffEnteredTheE = (email: string, time: ReactNode) => (
  <>
    Our staff entered the e-mail address {email} for your account. It counts from {time} when the link that
    was mailed to it was used; as soon as that if you agree. Until then you sign in with the old address.
  </>
);
export const useAPasskey = 'Use a passkey';
export const passkeyAdded = 'Passkey added';
export const passkeys = 'Passkeys';
export const signInWithYourFingerprint =
  'Sign in with your fingerprint, your face or the PIN of your device. No password is sent.';
export const addAPasskey = 'Add a passkey';
export const addedOn = (date: ReactNode) => <>Added on {date}</>;
export const lastUsedOn = (date: ReactNode) => <>, last used on {date}</>;
export const passkeyOf = (name: string) => `Passkey of ${name}`;
export const itDoesNotSignIn =
  'It does not sign in any more. The device may still show it; remove it there as well.';
export const passkeyRemoved = 'Passkey removed';
export const enterYourPassword = 'Enter your password';
export const youSignedInMoreThan =
  'You signed in more than ten minutes ago. For your security this change needs your password once more.';
export const yourPassword = 'Your password';
export const thePasswordIsWrong = 'The password is wrong.';
export const cancel = 'Cancel';
export const hide = 'Hide';
export const show = 'Show';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const leaveItEmptyToKeep =
  'Leave it empty to keep your password. A new one has at least 6 characters.';
export const update = 'Update';
export const codesCopied = 'Codes copied';
export const theBrowserDidNotLet = 'The browser did not let them be copied.';
export const yourRecoveryCodes = 'Your recovery codes';
export const keepThemWhereYouFind =
  'Keep them where you find them without your phone. Each signs in once in place of a code of the app. They are not shown again.';
export const copy = 'Copy';
export const download = 'Download';
export const iHaveKeptThem = 'I have kept them';
export const setUpASecondFactor = 'Set up a second factor';
export const aPasskeyOrAnAuthenticator = (link: ReactNode, isRequired: boolean) => (
  <>
    {link}: a passkey or an authenticator app.{' '}
    {isRequired
      ? 'Without it you cannot manage this shop.'
      : 'A stolen password is then not enough to manage this shop.'}
  </>
);
export const signOutAndSignIn =
  'Sign out and sign in with your passkey: with the password alone you cannot manage this shop.';
export const allOtherSessionsEnded = 'All other sessions ended';
export const whereYouAreSignedIn = 'Where you are signed in';
export const allBrowsersButThisOne = 'All browsers but this one have to sign in again.';
export const endAllOtherSessions = 'End all other sessions?';
export const endAllOthers = 'End all others';
export const unknownBrowser = 'Unknown browser';
export const thisBrowser = 'This browser';
export const lastUsedOnDate = (date: ReactNode) => <>Last used on {date}</>;
export const end = 'End';
export const endName = (name: string) => `End ${name}`;
export const sessionEnded = 'Session ended';
export const twoStepSignInIs = 'Two-step sign-in is on';
export const scanThisWithAnApp =
  'Scan this with an app such as Google Authenticator, Aegis or your password manager, then type the code that it shows.';
export const orTypeThisKeyInto = 'Or type this key into the app:';
export const switchOn = 'Switch on';
export const qrCodeOfTheKey = 'QR code of the key';
export const howYouSignIn = 'How you sign in';
export const twoStepSignIn = 'Two-step sign-in';
export const besidesYourPasswordSigningIn =
  'Besides your password, signing in asks for a code from an app on your phone.';
export const setUpAnAuthenticatorApp = 'Set up an authenticator app';
export const recoveryCodeIs = '1 recovery code is';
export const recoveryCodesAre = (codesLeft: number) => `${codesLeft} recovery codes are`;
export const twoStepSignInIsOff = 'Two-step sign-in is off';
export const itIsOnSigningIn = (left: string) =>
  `It is on: signing in asks for a code from your app. ${left} left.`;
export const theOldOnesStopWorking = 'The old ones stop working.';
export const makeNewRecoveryCodes = 'Make new recovery codes?';
export const makeNewCodes = 'Make new codes';
export const newRecoveryCodes = 'New recovery codes';
export const fromThenOnYourPassword =
  'From then on your password alone signs in, and your recovery codes are deleted.';
export const switchTwoStepSignIn = 'Switch two-step sign-in off?';
export const switchOff = 'Switch off';
export const yourAccountWasDeleted = 'Your account was deleted.';
export const yourData = 'Your data';
export const downloadEverythingThatTheShop =
  'Download everything that the shop stores about you. An admin cannot delete the own account: another admin has to take the right away first.';
export const downloadEverythingThatTheShopStores =
  'Download everything that the shop stores about you, or delete your account.';
export const downloadMyData = 'Download my data';
export const yourNameEMailAddress =
  'Your name, e-mail address and postal addresses are deleted, your sessions end, and what you are buying is cancelled. Your reviews stay without your name.';
export const theLawMakesTheShop =
  'The law makes the shop keep its accounting records: what was sold, for how much and to which country stays, without your name.';
export const thisCannotBeTakenBack = 'This cannot be taken back.';
export const deleteYourAccount = 'Delete your account?';
export const deleteMyAccount = 'Delete my account';
export const thisDeviceHasAPasskey = 'This device has a passkey for your account already.';
export const thisBrowserCannotUseA = 'This browser cannot use a passkey here.';
export const products = 'Products';
export const orders = 'Orders';
export const refunds = 'Refunds';
export const reports = 'Reports';
export const customers = 'Customers';
export const promotions = 'Promotions';
export const content = 'Content';
export const settings = 'Settings';
export const staff = 'Staff';
export const ourStaffEnteredANew =
  'Our staff entered a new e-mail address for your account. See your profile.';
export const profileUpdated = { specified: 'updatesuccess', corrected: 'Profile updated' };

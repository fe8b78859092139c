export const newPassword = 'New password';
export const yourNewPasswordIsSaved = 'Your new password is saved.';
export const newPasswordLabel = 'New Password';
export const atLeast6CharactersAll = 'At least 6 characters. All other sessions of your account end.';
export const saveAndSignIn = 'Save and sign in';

export const leaveWithoutSaving = 'Leave without saving?';
export const whatYouTypedIsLost = 'What you typed is lost.';
export const leave = 'Leave';

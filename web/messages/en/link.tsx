export const welcomeBack = 'Welcome back';
export const signIn = 'Sign In';

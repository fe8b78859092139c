export const signUp = 'Sign Up';
export const atLeast6Characters = 'At least 6 characters.';
export const register = 'Register';
export const alreadyHaveAnAccountSign = 'Already have an account? Sign in';

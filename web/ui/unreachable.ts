/** What is said wherever the server cannot be reached, whatever was asked of it. */
export const UNREACHABLE = 'The shop cannot be reached. Please check your connection.';

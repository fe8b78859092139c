export const pageNotAvailable = 'Page not available';

/** Of `index.html`, which the build puts them into. */
export const language = 'en';
export const notStarted = (loadAgain: string, firstPage: string) =>
  `The shop cannot be reached, so some things on this page do not work. Please check your connection and ${loadAgain}, or ${firstPage}.`;
export const loadAgain = 'load the page again';
export const firstPage = 'go to the first page';

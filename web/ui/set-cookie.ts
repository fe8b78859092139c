const YEAR_SECONDS = 31_536_000;

/** Remembers a choice of one word for a year, in a cookie: signing out clears local storage. */
export function setCookie(name: string, word: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and the value is one of two words
  document.cookie = `${name}=${word}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

const YEAR_SECONDS = 31_536_000;

/** Switches between light and dark, and remembers the choice in a cookie: signing out clears local storage. */
export function switchColorMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = mode;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and the value is one of two words
  document.cookie = `theme=${mode}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Follows the system until somebody chooses. The script in index.html does so before the first paint. */
export function followSystemColors(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!/(?:^|; )theme=/.test(document.cookie)) {
      document.documentElement.dataset.theme = matches ? 'dark' : 'light';
    }
  });
}

import type { StorageManager } from '@mui/material/styles';

const YEAR_SECONDS = 31_536_000;

/**
 * Keeps the choice of light or dark in a cookie named `theme`: signing out clears local storage, and the choice should outlive it.
 * The script in index.html reads the same cookie before the first paint.
 */
export const colorModeCookie: StorageManager = ({ key }) => ({
  get: (defaultMode) => {
    if (key !== 'theme' || typeof document === 'undefined') return defaultMode;
    return /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] ?? defaultMode;
  },
  set: (mode) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and the value is one of three words
    if (key === 'theme') document.cookie = `theme=${mode}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  },
  subscribe: () => () => {},
});

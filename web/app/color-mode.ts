import { setCookie } from '../ui/set-cookie.ts';

/** Switches between light and dark and remembers the choice. */
export function switchColorMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = mode;
  setCookie('theme', mode);
}

/** Follows the system until somebody chooses. The script in index.html does so before the first paint. */
export function followSystemColors(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!/(?:^|; )theme=/.test(document.cookie)) {
      document.documentElement.dataset.theme = matches ? 'dark' : 'light';
    }
  });
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/**
 * After a change of screen, or to another page of a list in it, moves the focus to the heading and reads out the title, as a
 * browser does for a new page. The heading is that of the address's fragment, else the screen's own unless it is below the window, also when it comes later
 * or is replaced with the page's data, unless something else was done by then.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const listPage = useSearchParams()[0].get('page');
  const shown = useRef({ pathname, listPage });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, listPage };
    // A filter of a list leads to its first page, without a number, and keeps the focus.
    if (before.pathname === pathname && (before.listPage === listPage || !listPage)) return;
    const main = document.querySelector('main')!;
    const focusHeading = () => {
      const h1 = main.querySelector('h1');
      // Below the window's foot it would lead the keyboard past what comes before it, as on the home page.
      const isSeen = h1 && h1.getBoundingClientRect().top < innerHeight;
      const heading = document.getElementById(hash.slice(1)) ?? (isSeen ? h1 : main);
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    };
    focusHeading();
    const observer = new MutationObserver(() => {
      if ([main, document.body].includes(document.activeElement as HTMLElement)) focusHeading();
    });
    observer.observe(main, { childList: true, subtree: true });
    const stop = () => observer.disconnect();
    const acts = ['pointerdown', 'keydown'];
    for (const act of acts) addEventListener(act, stop);
    return () => {
      stop();
      for (const act of acts) removeEventListener(act, stop);
    };
  }, [pathname, listPage, hash]);
  useEffect(() => {
    // Some titles come only with the page's data.
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}

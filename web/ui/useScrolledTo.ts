import { type RefObject, useEffect } from 'react';

/** Scrolls a row sideways so that its entry at this place is in the middle. */
export function useScrolledTo(row: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    // Not scrollIntoView: it would scroll the page as well.
    const item = row.current?.children[at] as HTMLElement | undefined;
    if (item) row.current!.scrollLeft = item.offsetLeft + (item.offsetWidth - row.current!.clientWidth) / 2;
  }, [row, at]);
}

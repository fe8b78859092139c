import { useSyncExternalStore } from 'react';
import { readViewer } from '../../features/accounts/viewer.ts';
import type { AnalyticsOffer } from '../../ui/settings.ts';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

const KEY = 'privacyChoice';

export type Choice = 'accepted' | 'declined';

/** Whether the browser says that its person does not want to be tracked: Global Privacy Control, or Do Not Track before it. */
export const browserDeclines = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

export const hostOf = ({ script }: AnalyticsOffer) => new URL(script).host;

/** What was chosen for scripts of this host; null before. */
function storedChoice(host: string): Choice | null {
  const [choice, of] = localStorage.getItem(KEY)?.split(' ') ?? [];
  return of === host && (choice === 'accepted' || choice === 'declined') ? choice : null;
}

export function saveChoice(choice: Choice, host: string): void {
  localStorage.setItem(KEY, `${choice} ${host}`);
  notifyThisTab(KEY);
}

/** What holds for this browser: what was chosen, else what the browser says, else what the shop has set. Null: the visitor is to be asked. */
function choiceFor(offer: AnalyticsOffer): Choice | null {
  const chosen = storedChoice(hostOf(offer));
  if (chosen) return chosen;
  if (browserDeclines()) return 'declined';
  return offer.needsConsent ? null : 'accepted';
}

/** Staff are never counted. Follows changes made in other tabs. */
export function useChoice(offer: AnalyticsOffer): Choice | null {
  return useSyncExternalStore(subscribeToStorage, () => {
    const viewer = readViewer();
    const isStaff = viewer?.isAdmin || viewer?.permissions.length;
    return isStaff ? 'declined' : choiceFor(offer);
  });
}

/** Signing out clears what is stored, but nobody has to be asked again for that. Returns a function that stops it. */
export function keepChoice(): () => void {
  let kept = localStorage.getItem(KEY);
  const follow = ({ key }: StorageEvent) => {
    if (key === null && kept) localStorage.setItem(KEY, kept);
    kept = localStorage.getItem(KEY);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

import { useSyncExternalStore } from 'react';
import type { Permission } from '../../schema.generated.ts';
import { notifyThisTab, subscribeToStorage } from '../../ui/storage-events.ts';

/** The signed-in person as the browser remembers it. It only decides what is shown; the server checks every call. */
export interface Viewer {
  _id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  permissions: readonly Permission[];
}

const KEY = 'user';

/** Reads what local storage holds under `user`; null for anything that is not a viewer. */
export function parseViewer(stored: string | null): Viewer | null {
  try {
    const { _id, name, email, isAdmin, permissions } = JSON.parse(stored ?? 'null') ?? {};
    if (typeof _id !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
    // Browsers that signed in before there were permissions have none stored.
    const held = Array.isArray(permissions) ? permissions : [];
    return { _id, name, email, isAdmin: isAdmin === true, permissions: held };
  } catch {
    return null;
  }
}

/** Whether the viewer may use what needs the permission. */
export function may(viewer: Viewer | null, permission: Permission): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.permissions.includes(permission));
}

/** The signed-in person, or null. Follows changes made in other tabs. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(subscribeToStorage, readViewer, () => null);
}

/** Stores the viewer as returned by the server. */
export function setViewer(viewer: Omit<Viewer, '_id'> & { id: string }): void {
  const { id, name, email, isAdmin, permissions } = viewer;
  localStorage.setItem(KEY, JSON.stringify({ _id: id, name, email, isAdmin, permissions }));
  sessionStorage.removeItem(ENDED_KEY);
  notifyThisTab(KEY);
}

/** Forgets the person and everything else that this browser stored, the cart included: for signing out. */
export function clearViewer(): void {
  localStorage.clear();
  sessionStorage.clear();
  notifyThisTab(null);
}

const ENDED_KEY = 'ended-session';

/** Forgets the person alone: for a session that has ended by itself. The cart stays. */
export function forgetViewer(): void {
  const viewer = readViewer();
  if (viewer) sessionStorage.setItem(ENDED_KEY, viewer._id);
  localStorage.removeItem(KEY);
  notifyThisTab(KEY);
}

/** Id of the account whose session ended by itself in this tab; null after signing out. */
export function endedAccount(): string | null {
  return sessionStorage.getItem(ENDED_KEY);
}

let lastRead: { stored: string | null; viewer: Viewer | null } = { stored: null, viewer: null };

/** The current viewer, for code that runs outside rendering. */
export function readViewer(): Viewer | null {
  const stored = localStorage.getItem(KEY);
  if (stored !== lastRead.stored) lastRead = { stored, viewer: parseViewer(stored) };
  return lastRead.viewer;
}

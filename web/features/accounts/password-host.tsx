import { type ReactNode, useSyncExternalStore } from 'react';

let dialog: ReactNode = null;
let asked: Promise<boolean> | null = null;
let notifyHost = () => {};

/**
 * Asks for the viewer's password and resolves to whether it was right. Operations that need it at the same time share one
 * dialog. Resolves to false when the dialog's code cannot be loaded, such as offline.
 */
export function provePassword(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
    show(null);
  });
  return asked;
}

/** The place of the dialog in the page: once, inside the theme. */
export function PasswordHost() {
  return useSyncExternalStore(
    subscribe,
    () => dialog,
    () => null,
  );
}

async function ask(): Promise<boolean> {
  const loaded = await import('./PasswordDialog.tsx').catch(() => null);
  if (!loaded) return false;
  return new Promise((resolve) => show(<loaded.PasswordDialog onClose={resolve} />));
}

function show(element: ReactNode): void {
  dialog = element;
  notifyHost();
}

function subscribe(listener: () => void) {
  notifyHost = listener;
  return () => {
    notifyHost = () => {};
  };
}

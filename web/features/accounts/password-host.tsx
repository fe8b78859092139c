import type { ReactNode } from 'react';
import { createStore } from '../../router/create-store.ts';

const dialog = createStore<ReactNode>(null);
let asked: Promise<boolean> | null = null;

/**
 * Asks for the viewer's password and resolves to whether it was right. Operations that need it at the same time share one
 * dialog. Resolves to false when the dialog's code cannot be loaded, such as offline.
 */
export function provePassword(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
    dialog.set(null);
  });
  return asked;
}

/** The place of the dialog in the page: once, inside the theme. */
export function PasswordHost() {
  return dialog.useValue();
}

async function ask(): Promise<boolean> {
  const loaded = await import('./PasswordDialog.tsx').catch(() => null);
  if (!loaded) return false;
  return new Promise((resolve) => dialog.set(<loaded.PasswordDialog onClose={resolve} />));
}

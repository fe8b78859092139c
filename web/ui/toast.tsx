import { useSyncExternalStore } from 'react';
import { PlainToaster } from './PlainToaster.tsx';
import type { Toast, ToastBoard, ToasterComponent } from './Toaster.tsx';

const waiting: Toast[] = [];
/** Until the code is there that draws toasts. */
let board: ToastBoard = {
  show: (toast) => waiting.push(toast),
  close: (id) => waiting.splice(0, waiting.length, ...waiting.filter((toast) => toast.id !== id)),
};
let lastId = 0;
let Toaster: ToasterComponent | null = null;
let notifyHost = () => {};

/**
 * Shows a message for five seconds: at the top right, on phones at the bottom. The code that draws it is loaded with the
 * first one. Returns what closes it earlier.
 */
export function toast(message: string, options: Partial<Omit<Toast, 'message' | 'id'>> = {}): () => void {
  lastId += 1;
  const id = lastId;
  board.show({ message, variant: 'success', ...options, id });
  if (!Toaster || Toaster === PlainToaster) void loadToaster();
  return () => board.close(id);
}

/** The place of toasts in the page: once, inside the theme. */
export function ToastHost() {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => Toaster,
    () => null,
  );
  return Loaded && <Loaded onReady={showWaiting} />;
}

async function loadToaster() {
  try {
    Toaster = (await import('./Toaster.tsx')).Toaster;
  } catch {
    Toaster = PlainToaster;
  }
  notifyHost();
}

function subscribe(listener: () => void) {
  notifyHost = listener;
  return () => {
    notifyHost = () => {};
  };
}

function showWaiting(ready: ToastBoard) {
  board = ready;
  for (const toast of waiting.splice(0)) board.show(toast);
}

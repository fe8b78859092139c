import { useSyncExternalStore } from 'react';
import { PlainToaster } from './PlainToaster.tsx';
import type { Toast, ToastBoard, ToasterComponent } from './Toaster.tsx';

interface ToastOptions extends Omit<Toast, 'message' | 'id'> {
  /** What it says something of, see `closeToasts`. */
  about: string;
}

const waiting: Toast[] = [];
/** Until the code is there that draws toasts. */
let board: ToastBoard = {
  show: (toast) => waiting.push(toast),
  close: (id) => waiting.splice(0, waiting.length, ...waiting.filter((toast) => toast.id !== id)),
};
let lastId = 0;
/** What was shown, by its id; also what has closed by itself. */
const shown = new Map<number, Partial<ToastOptions>>();
let Toaster: ToasterComponent | null = null;
let notifyHost = () => {};

/**
 * Shows a message for five seconds, or until it is closed, at the top right. The code that draws it is loaded with the first one.
 * Returns what closes it earlier.
 */
export function toast(message: string, { about, ...options }: Partial<ToastOptions> = {}): () => void {
  lastId += 1;
  const id = lastId;
  shown.set(id, { about, ...options });
  board.show({ message, variant: 'success', ...options, id });
  if (!Toaster || Toaster === PlainToaster) void loadToaster();
  return () => board.close(id);
}

/**
 * Closes the toasts that a new state may contradict: those about something; left out, all without a button, since what is being
 * done now comes after what they say. Those with an Undo stay.
 */
export function closeToasts(about?: string): void {
  for (const [id, old] of shown)
    if (about ? old.about === about : !old.action) {
      shown.delete(id);
      board.close(id);
    }
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

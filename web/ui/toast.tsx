import { useSyncExternalStore } from 'react';
import { PlainToaster } from './PlainToaster.tsx';
import type { ShowToast, Toast, ToasterComponent } from './Toaster.tsx';

const waiting: Toast[] = [];
let show: ShowToast = (toast) => waiting.push(toast);
let Toaster: ToasterComponent | null = null;
let notifyHost = () => {};

/** Shows a message at the top right for five seconds. The code that draws it is loaded with the first one. */
export function toast(message: string, options: Partial<Omit<Toast, 'message'>> = {}): void {
  show({ message, variant: 'success', ...options });
  if (!Toaster || Toaster === PlainToaster) void loadToaster();
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

function showWaiting(ready: ShowToast) {
  show = ready;
  for (const toast of waiting.splice(0)) show(toast);
}

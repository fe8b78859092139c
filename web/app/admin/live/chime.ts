import { useSyncExternalStore } from 'react';
import { notifyThisTab, subscribeToStorage } from '../../../ui/storage-events.ts';

const KEY = 'order-sound';
/** Hertz of the two notes. */
const NOTES = [880, 1320];
const SECONDS = 0.18;

const isOn = () => localStorage.getItem(KEY) === 'on';

/** Whether a new paid order makes a sound in this browser. */
export const useOrderSound = () => useSyncExternalStore(subscribeToStorage, isOn, () => false);

export function switchOrderSound(): void {
  if (isOn()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'on');
  notifyThisTab(KEY);
  // As an example, and because browsers let a page sound only after something was pressed in it.
  ring();
}

/** Plays two short notes, if they are wanted. */
export function ring(): void {
  if (!isOn()) return;
  const audio = new AudioContext();
  const gain = new GainNode(audio, { gain: 0.1 });
  gain.connect(audio.destination);
  NOTES.forEach((frequency, n) => {
    const note = new OscillatorNode(audio, { frequency });
    note.connect(gain);
    note.start(audio.currentTime + n * SECONDS);
    note.stop(audio.currentTime + (n + 1) * SECONDS);
    if (n === NOTES.length - 1) note.onended = () => void audio.close();
  });
}

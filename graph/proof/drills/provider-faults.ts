import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the provider's API can fail: it loses every second response, is slow, responds with 500, or is off. */
export const FAULTS = ['responses lost', 'slow', 'errors', 'off'] as const;

/**
 * Breaks the provider of a shop that is started with these `settings`. `set` begins a fault: one of them for every call,
 * `some` for one call of twenty in each way in turn, or the empty text for none.
 */
export function providerFaults(folder: string) {
  const file = join(folder, 'fault');
  const set = (fault: (typeof FAULTS)[number] | 'some' | '') => writeFileSync(file, fault);
  set('');
  const preload = new URL('./faulty-provider.ts', import.meta.url).href;
  return { set, settings: { FAULT_FILE: file, NODE_OPTIONS: `--import=${preload}` } };
}

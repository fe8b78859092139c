import type { Settings } from '../ui/settings.ts';

/** The content of a `<script type="application/json">` of the page. */
export function readJsonScript(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent || 'null');
}

/** What the server wrote into the page about the shop. */
export function readSettings(): Settings {
  return readJsonScript('settings') as Settings;
}

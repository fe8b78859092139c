/** What the web app's build writes about its files, by the path of their source below web. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Where the template has the scripts of the app itself. */
const APP = 'index.html';

/**
 * URLs of the scripts that a screen imports and the app itself does not. Pages name them: the browser would learn of them
 * only when it has loaded and run the app.
 */
export function pageScripts(manifest: Manifest, source: string): string[] {
  const atStart = filesOf(manifest, APP);
  return [...filesOf(manifest, source)].filter((file) => !atStart.has(file)).map((file) => `/${file}`);
}

/** The file of a source and those that it imports at once. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** The path that this document was loaded at, whose content security policy holds for all screens that it shows. */
export function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name ?? location.href).pathname;
}

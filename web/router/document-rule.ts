let rule = (_path: string): boolean => false;

/** Sets which paths need another document than this one, such as those where a script that this one has may not be. */
export function setDocumentRule(next: typeof rule): void {
  rule = next;
}

/** Whether a path is loaded as a document of its own instead of being shown in this one. */
export const needsDocument = (path: string): boolean => rule(path);

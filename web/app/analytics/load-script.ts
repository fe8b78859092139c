import { isMeasured } from '#money/measured-path';
import { documentPath } from '../../router/document-path.ts';
import type { AnalyticsOffer } from '../../ui/settings.ts';

/** Whether the content security policy of this document allows the script: it was loaded at a screen where it may be. */
export const isMeasuredDocument = (): boolean => isMeasured(documentPath());

let isLoaded = false;

/** Whether this document has the script: then it may not show a screen on which nothing is counted. */
export const hasScript = (): boolean => isLoaded;

/** Loads the script once in a document. */
export function loadScript({ script, siteId }: AnalyticsOffer): void {
  if (isLoaded) return;
  isLoaded = true;
  const element = document.createElement('script');
  element.src = script;
  element.defer = true;
  // By one of these names scripts learn which shop it is.
  if (siteId) for (const name of ['domain', 'site', 'websiteId']) element.dataset[name] = siteId;
  document.head.append(element);
}

import { createContext, use } from 'react';
import type { ShopRules } from '#money/shop-rules';

interface ForMachines {
  /** What pages say to search engines, by its type. */
  found: Map<string, object>;
  /** How the shop ships. */
  rules: ShopRules;
}

/** Of the server, which gathers what search engines read. The browser has none: nobody reads it there. */
export const JsonLdContext = createContext<ForMachines | null>(null);

/** What a page is about in the words of schema.org. Rendered on the server alone, into the head. */
export function JsonLd({ type, data }: { type: string; data: object }) {
  if (import.meta.env.SSR)
    use(JsonLdContext)?.found.set(type, { '@context': 'https://schema.org', '@type': type, ...data });
  return null;
}

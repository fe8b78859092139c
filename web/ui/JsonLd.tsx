import { createContext, use } from 'react';

/** Where the server gathers what pages say to search engines, by its type. The browser has none: nobody reads it there. */
export const JsonLdContext = createContext<Map<string, object> | null>(null);

/** What a page is about in the words of schema.org. Rendered on the server alone, into the head. */
export function JsonLd({ type, data }: { type: string; data: object }) {
  if (import.meta.env.SSR)
    use(JsonLdContext)?.set(type, { '@context': 'https://schema.org', '@type': type, ...data });
  return null;
}

import { DEFAULT_PROVIDER } from './default-provider.ts';

/** Ids of the default provider, and of payments that no provider has, are as they are. */
const prefixOf = (provider: string | null) =>
  provider === null || provider === DEFAULT_PROVIDER ? '' : `${provider}:`;

/** The id that is stored of what a provider has: two providers may use equal ones. */
export const storedId = (provider: string | null, id: string) => prefixOf(provider) + id;

/** The id at the provider; null for the stored id of what another one has. */
export function idAtProvider(provider: string | null, stored: string): string | null {
  const prefix = prefixOf(provider);
  return stored.startsWith(prefix) ? stored.slice(prefix.length) : null;
}

import createCache, { type EmotionCache } from '@emotion/cache';

/** Styles carry the nonce that the page's content security policy asks for. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'css', nonce });
}

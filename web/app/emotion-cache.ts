import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Styles carry the nonce that the page's content security policy asks for. The key is not `css`: under that one
 * @emotion/react makes a cache of its own as its code is loaded, which would move the server's styles about.
 */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 's', nonce });
}

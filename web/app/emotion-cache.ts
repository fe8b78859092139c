import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The key is not `css`: under that one @emotion/react makes a cache of its own as its code is loaded, which would move
 * the server's styles about.
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 's' });
}

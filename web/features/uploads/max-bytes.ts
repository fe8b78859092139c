/** Most bytes of a picture, as the server takes it. */
export const MAX_BYTES = 5 * 1024 * 1024;

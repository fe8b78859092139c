/** The address of a picture that was uploaded to the shop. */
export const UPLOADED_PICTURE = /^\/uploads\/[0-9a-f]{32}-(?:800|1200|1600)\.webp$/;

/** The address of a product's image: a bare path belongs to this site. */
export function pictureUrl(image: string): string {
  const path = image.replaceAll('\\', '/');
  return /^(https?:)?\/\//i.test(path) || path.startsWith('/') ? path : `/${path}`;
}

/** Addresses of pictures that have files of several widths and formats: what comes before the width, and that of the largest file. */
export const PREPARED = /^(\/(?:images|uploads)\/.+)-(800|1200|1600)\.webp$/;

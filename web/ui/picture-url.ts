/** The address of a product's image: a bare path belongs to this site. */
export function pictureUrl(image: string): string {
  const path = image.replaceAll('\\', '/');
  return /^(https?:)?\/\//i.test(path) || path.startsWith('/') ? path : `/${path}`;
}

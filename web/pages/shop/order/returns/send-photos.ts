import { shrinkPicture } from '../../../../ui/shrink-picture.ts';

/** Most photos of a return. */
export const MOST_PHOTOS = 3;

/**
 * Sends photos of a return, one after the other, with the token of a mailed link where there is one. Rejects with an Error of the shop's
 * sentence for the first one that is refused.
 */
export async function sendPhotos(
  returnId: string,
  files: readonly File[],
  token: string | undefined,
): Promise<void> {
  for (const file of files) {
    const response = await fetch(`/return-photos/${returnId}`, {
      method: 'POST',
      body: await shrinkPicture(file),
      headers: headersFor(token),
    });
    if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
  }
}

/** A photo as an address that an image can show. What has a link has no cookie, and an image sends no header. */
export async function readPhoto(path: string, token: string): Promise<string> {
  const response = await fetch(path, { headers: headersFor(token) });
  if (!response.ok) throw new Error(response.statusText);
  const photo = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}

const headersFor = (token: string | undefined): HeadersInit => (token ? { 'order-token': token } : {});

/** Most photos of a return. */
export const MOST_PHOTOS = 3;

/** Widest picture that is sent: the shop shows none that is wider. */
const WIDEST = 1600;

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
      ...{ method: 'POST', body: await shrink(file) },
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

/** Photos of phones have several megabytes. What the browser cannot read goes as it is, and the shop says what is wrong with it. */
async function shrink(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve) =>
      canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', 0.85),
    );
  } catch {
    return file;
  }
}

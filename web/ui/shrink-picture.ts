/** Widest picture that is sent: the shop shows none that is wider. */
const WIDEST = 1600;

/** Photos of phones have several megabytes. What the browser cannot read goes as it is, and the shop says what is wrong with it. */
export async function shrinkPicture(file: File): Promise<Blob> {
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

import type { EditedPicture } from '../../../features/uploads/GalleryItem.tsx';

/** What an edit sends of the pictures: nothing, another first one alone, or all. A new product had none before. */
export function pictureChanges(
  before: EditedPicture[],
  now: EditedPicture[],
): { image?: string; images?: EditedPicture[] } {
  const images = now.map(({ path, alt }) => ({ path: path.trim(), alt: alt.trim() }));
  if (textOf(before) === textOf(images)) return {};
  const first = images[0]!;
  const isFirstAlone = textOf(before.slice(1)) === textOf(images.slice(1)) && first.alt === '';
  return isFirstAlone && before[0] && first.path !== before[0].path ? { image: first.path } : { images };
}

const textOf = (pictures: EditedPicture[]) => JSON.stringify(pictures.map(({ path, alt }) => [path, alt]));

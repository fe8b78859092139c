import { slugOf } from '../../../core/slug.ts';

/** A part of an address as people read it, also one that is encoded: "s%C3%BCss". What is no encoding stays. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A handle as the shop writes slugs; an empty text when nothing of it can stand in an address. */
export const slugCell = (handle: string) => slugOf(decoded(handle)) ?? '';

/** The path that a handle had below a folder, however the file spells it. */
export const oldPath = (folder: string, handle: string) => `${folder}/${encodeURIComponent(decoded(handle))}`;

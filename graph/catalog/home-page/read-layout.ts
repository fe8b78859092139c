import type { FileStorage } from '../../core/ports.ts';
import { fieldError, isBlank } from '../../core/validation.ts';
import { measureUpload } from '../../platform/uploads/measure-upload.ts';
import { isAddress } from '../menus/is-address.ts';
import type { StoredLayout } from './home-layout.entity.ts';
import type { HomeAnnouncementInput, HomeDraftInput } from './home-page.inputs.ts';
import { readBlock } from './read-block.ts';

/**
 * A layout as it is stored. Errors: BAD_USER_INPUT with `fields`, also for a layout without the latest products or with two of them, and
 * for a picture that was removed meanwhile.
 */
export async function readLayout(
  storage: FileStorage,
  { announcement, blocks: given }: Pick<HomeDraftInput, 'announcement' | 'blocks'>,
): Promise<StoredLayout> {
  const blocks = given.map(readBlock);
  if (blocks.filter(({ kind }) => kind === 'latest').length !== 1)
    throw fieldError('blocks', 'The home page has the latest products exactly once.');
  const layout = { announcement: announcement ? readAnnouncement(announcement) : null, blocks };
  for (const picture of picturesOf(layout)) await measureUpload(storage, picture);
  return layout;
}

function readAnnouncement({ text, href }: HomeAnnouncementInput): StoredLayout['announcement'] {
  if (isBlank(text)) throw fieldError('announcement', 'Say what is announced.');
  const target = href?.trim() || null;
  if (target && !isAddress(target))
    throw fieldError('announcement', 'An address begins with / for a page of the shop, or with https://.');
  return { text: text.trim(), href: target };
}

const picturesOf = ({ blocks }: StoredLayout) =>
  new Set(
    blocks.flatMap(({ picture, cards = [] }) =>
      [picture, ...cards.map((card) => card.picture)].filter((path) => path != null),
    ),
  );

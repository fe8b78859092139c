import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context, Reading } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { DEFAULT_LAYOUT, type HomeLayouts, type StoredLayout } from './home-layout.entity.ts';
import type { HomePage, StaffHomePage } from './home-page.types.ts';
import { pickedEntries } from './product-sources.ts';
import { plainBlock, showLayout } from './show-layout.ts';

type Row = Pick<HomeLayouts, 'version' | 'published' | 'draft' | 'previous'>;

const readPublished = prepared<{ published: StoredLayout | null }, []>('select published from home_layouts');
const readRow = prepared<Row, []>('select version, published, draft, previous from home_layouts');

/** What was published, or the default. */
function publishedLayout(ctx: Reading): Promise<StoredLayout> {
  return cacheForGuests(
    ctx,
    cacheKey('home layout'),
    async () => (await readPublished(ctx.em))[0]?.published ?? DEFAULT_LAYOUT,
  );
}

/** The line above the bar of the shop, if there is one. */
export const findAnnouncement = async (ctx: Reading) => (await publishedLayout(ctx)).announcement;

/** The home page as shoppers see it. */
export function findHomePage(ctx: Context): Promise<HomePage> {
  return cacheForGuests(ctx, cacheKey('home page'), async () => {
    const { page } = await showLayout(ctx, await publishedLayout(ctx));
    return page;
  });
}

/** The draft as shoppers would see it; what is published when there is none. */
export async function previewHomePage(ctx: Context): Promise<HomePage> {
  const [row] = await readRow(ctx.em);
  return (await showLayout(ctx, row?.draft ?? row?.published ?? DEFAULT_LAYOUT)).page;
}

/** The home page for its editor. */
export async function findStaffHomePage(ctx: Context): Promise<StaffHomePage> {
  return forStaff(ctx, (await readRow(ctx.em))[0]);
}

/** A home page for its editor: each block as it was saved, with the products that were chosen by hand, drafts too. */
export async function forStaff(ctx: Context, row: Row | undefined): Promise<StaffHomePage> {
  const { version = 0, published, draft = null, previous = null } = row ?? {};
  const layouts = [published ?? DEFAULT_LAYOUT, ...(draft ? [draft] : [])];
  const asSaved = ({ announcement, blocks }: StoredLayout) => ({
    announcement,
    blocks: blocks.map(plainBlock),
  });
  return {
    version,
    published: asSaved(published ?? DEFAULT_LAYOUT),
    draft: draft && asSaved(draft),
    default: asSaved(DEFAULT_LAYOUT),
    picked: await pickedEntries(
      ctx,
      layouts.flatMap(({ blocks }) => blocks),
    ),
    canUndo: previous !== null,
    hiddenBlocks: (await showLayout(ctx, draft ?? published ?? DEFAULT_LAYOUT)).hidden,
  };
}

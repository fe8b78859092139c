import * as t from '#messages/admin/home-page';
import type { PickedProduct } from '../../../features/catalog/PickProducts.tsx';
import type { HiddenReason, HomeBlockInput, HomeBlockKind } from '../../../schema.generated.ts';
import type {
  EditedHomeBlockFragment,
  EditedHomeLayoutFragment,
  EditedHomePageFragment,
} from './HomeEditor.generated.tsx';

/** A block in its form: `key` stays with it when it moves. */
export interface Block extends Omit<EditedHomeBlockFragment, 'productIds'> {
  key: string;
  products: PickedProduct[];
  /** Why shoppers do not see it as it was saved; undefined when they do, or when it was changed since. */
  hidden?: HiddenReason;
}

/** What the form holds. */
export interface Layout {
  announcement: { text: string; href: string };
  blocks: Block[];
}

/** A collection that a block can show. */
export interface CollectionOption {
  id: string;
  name: string;
  isPublished: boolean;
}

let made = 0;
const newKey = () => `block-${++made}`;

export function layoutOf(
  { announcement, blocks }: EditedHomeLayoutFragment,
  { picked }: Pick<EditedHomePageFragment, 'picked'>,
): Layout {
  const byId = new Map(picked.map((product) => [product.id, product]));
  return {
    announcement: { text: announcement?.text ?? '', href: announcement?.href ?? '' },
    blocks: blocks.map(({ productIds, ...block }) => ({
      ...block,
      key: newKey(),
      products: productIds.flatMap((id) => byId.get(id) ?? []),
    })),
  };
}

/** The blocks as they were just saved, with why shoppers do not see some of them. */
export function withHidden(blocks: Block[], saved: Pick<EditedHomePageFragment, 'hiddenBlocks'>): Block[] {
  const reasons = new Map(saved.hiddenBlocks.map(({ index, reason }) => [index, reason]));
  return blocks.map((block, index) => ({ ...block, hidden: reasons.get(index) }));
}

/** A block that was just added. */
export function newBlock(kind: HomeBlockKind): Block {
  const rule = kind === 'HERO' ? 'BEST_SELLING' : kind === 'PRODUCTS' ? 'TOP_RATED' : null;
  return {
    key: newKey(),
    kind,
    rule,
    title: '',
    text: '',
    by: '',
    collectionId: null,
    count: 4,
    picture: null,
    alt: '',
    isPictureFirst: false,
    link: null,
    products: [],
    cards: kind === 'CARDS' ? [{ title: '', text: '', picture: null, href: '' }] : [],
  };
}

/** Which of these a kind has is decided by the server. */
function inputOf(block: Block): HomeBlockInput {
  const { kind, title, text, by, rule, collectionId, count, picture, alt, isPictureFirst, link } = block;
  return {
    kind,
    title,
    text,
    by,
    rule,
    collectionId,
    count,
    picture,
    alt,
    isPictureFirst,
    label: link?.label,
    href: link?.href,
    cards: block.cards.map(({ title, text, picture, href }) => ({ title, text, picture, href })),
    productIds: rule ? undefined : block.products.map(({ id }) => id),
  };
}

export function inputOfLayout({ announcement, blocks }: Layout) {
  const text = announcement.text.trim();
  return {
    announcement: text ? { text, href: announcement.href.trim() || null } : null,
    blocks: blocks.map(inputOf),
  };
}

/** What a block is called in the list. */
export function nameOf({ kind, title, text, rule, cards }: Block): string {
  if (title) return `${t.kinds[kind]}: ${title}`;
  if (kind === 'PRODUCTS' && rule) return `${t.kinds[kind]}: ${t.rules[rule]}`;
  if (kind === 'QUOTE' && text)
    return `${t.kinds[kind]}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
  if (cards[0]?.title) return `${t.kinds[kind]}: ${cards.map((card) => card.title).join(', ')}`;
  return t.kinds[kind];
}

/** Why shoppers do not see a block, if they do not. */
export const noticeOf = ({ kind, hidden }: Block) =>
  hidden && (kind === 'HERO' ? t.hiddenHero : t.hidden[hidden]);

/** Kinds with something to edit. */
export const isEditable = (kind: HomeBlockKind) => kind !== 'CATEGORIES' && kind !== 'LATEST';

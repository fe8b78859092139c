import { validate as isUuid } from 'uuid';
import { UPLOADED_PICTURE } from '../../core/uploaded-picture.ts';
import { distinctIds, fieldError, isBlank } from '../../core/validation.ts';
import { isAddress } from '../menus/is-address.ts';
import type { StoredBlock } from './home-layout.entity.ts';
import { type HomeBlockInput, MOST_PRODUCTS } from './home-page.inputs.ts';

const MOST_OF_HERO = 5;
const COUNT = 4;

/** A block as it is stored: only what its kind has, without empty texts. Errors: BAD_USER_INPUT, which says the number of the block. */
export function readBlock(input: HomeBlockInput, at: number): StoredBlock {
  const entries = Object.entries(readFields(input, at)).filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as unknown as StoredBlock;
}

function readFields(input: HomeBlockInput, at: number): StoredBlock {
  const refuse = (what: string) => fieldError('blocks', `Block ${at + 1}: ${what}`);
  const text = (value: string | null | undefined, what: string, most?: number) => {
    const trimmed = value?.trim() ?? '';
    if (most !== undefined && trimmed.length > most)
      throw refuse(`${what} can have at most ${most} characters.`);
    return trimmed;
  };
  const needed = (value: string | null | undefined, what: string, most?: number) => {
    const typed = text(value, what, most);
    if (isBlank(typed)) throw refuse(`${what} is needed.`);
    return typed;
  };
  const address = (value: string | null | undefined) => {
    const href = value?.trim() ?? '';
    if (!isAddress(href)) throw refuse('an address begins with / for a page of the shop, or with https://.');
    return href;
  };
  const picture = (value: string | null | undefined) => {
    if (!value) return null;
    if (!UPLOADED_PICTURE.test(value)) throw refuse('upload its picture.');
    return value;
  };
  const button = () => {
    if (!input.label?.trim() && !input.href?.trim()) return {};
    return { label: needed(input.label, 'the text of the button'), href: address(input.href) };
  };
  const picked = (least: number, most: number) => {
    const ids = distinctIds(input.productIds);
    if (!ids.every((id) => isUuid(id))) throw refuse('choose its products again.');
    if (ids.length < least || ids.length > most) throw refuse(`choose ${least} to ${most} products.`);
    return { productIds: ids };
  };
  const { kind, rule } = input;
  switch (kind) {
    case 'hero': {
      if (rule && rule !== 'best-selling')
        throw refuse('a hero shows best sellers, or products chosen by hand.');
      const texts = { title: text(input.title, 'the title'), text: text(input.text, 'the sentence', 200) };
      return { kind, ...texts, ...button(), ...(rule ? { rule } : picked(0, MOST_OF_HERO)) };
    }
    case 'products': {
      if (!rule) return { kind, title: needed(input.title, 'a title'), ...picked(1, MOST_PRODUCTS) };
      const title = text(input.title, 'the title');
      const stored = { kind, title, rule, count: input.count ?? COUNT };
      if (rule !== 'collection') return stored;
      const { collectionId } = input;
      if (!collectionId || !isUuid(collectionId)) throw refuse('choose a collection.');
      return { ...stored, collectionId: collectionId.toLowerCase() };
    }
    case 'quote':
      return { kind, text: needed(input.text, 'the quote', 500), by: text(input.by, 'the name') };
    case 'text': {
      const shown = picture(input.picture);
      return {
        kind,
        title: needed(input.title, 'a title'),
        text: needed(input.text, 'the text'),
        ...button(),
        ...(shown && {
          picture: shown,
          alt: text(input.alt, 'the description of the picture'),
          isPictureFirst: input.isPictureFirst ?? false,
        }),
      };
    }
    case 'cards': {
      const cards = (input.cards ?? []).map((card) => ({
        title: needed(card.title, 'a title of each card'),
        text: text(card.text, 'the sentence'),
        picture: picture(card.picture),
        href: address(card.href),
      }));
      if (cards.length === 0) throw refuse('add a card.');
      return { kind, cards };
    }
    default:
      return { kind };
  }
}

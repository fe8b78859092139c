import { describeEnum } from '../../core/describe-enum.ts';

export const MenuItemKind = {
  PAGE: 'page',
  CATEGORY: 'category',
  COLLECTION: 'collection',
  ADDRESS: 'address',
} as const;
export type MenuItemKind = (typeof MenuItemKind)[keyof typeof MenuItemKind];

describeEnum('MenuItemKind', MenuItemKind, 'What an entry of a menu leads to.', {
  PAGE: 'A page of texts.',
  CATEGORY: 'A category.',
  COLLECTION: 'A collection.',
  ADDRESS: 'An address of the shop, or an https address.',
});

export const menus = 'Menus';
export const intro = 'Links that shoppers see on every page. What is not published, or gone, is left out.';
export const titles = { HEADER: 'Header', FOOTER: 'Footer' };
export const hints = {
  HEADER: 'Below the bar of the shop. While it is empty, the categories stand there.',
  FOOTER:
    'In the footer of the shop, below "Information". Until it is saved for the first time, the published pages that most shops need stand there.',
};
export const kinds = {
  PAGE: 'Page',
  CATEGORY: 'Category',
  COLLECTION: 'Collection',
  ADDRESS: 'Address',
};
export const none = 'This menu is empty. Add its first entry below.';
export const gone = (kind: string) => `${kind} that is no longer there: remove it`;
export const notShown = 'not published: shoppers do not see it';
export const label = 'Text of the link';
export const labelOf = (name: string) => `Text of the link to ${name}`;
export const labelHint = 'The name of what it leads to unless given.';
export const leadsTo = 'Leads to';
export const choose = 'Choose one';
export const draftOf = (name: string) => `${name} (not published)`;
export const addressHint = 'Such as /offers for a page of the shop, or https://example.com.';
export const addEntry = 'Add entry';
export const entries = (place: string) => `Entries of the menu: ${place}`;
export const added = (name: string) => `${name} added at the end. Save the menu to show it.`;
export const movedTo = (name: string, place: number, count: number) =>
  `${name} is now number ${place} of ${count}.`;
export const removed = (name: string) => `${name} removed. Save the menu to hide it.`;
export const remove = (name: string) => `Remove ${name}`;
export const save = (menu: string) => `Save ${menu.toLowerCase()}`;
export const saved = 'Menu saved';
export const showTheirs = 'Show what was saved, and drop my changes';

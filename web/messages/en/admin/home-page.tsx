export const homePage = 'Home page';
export const intro =
  'What shoppers see first, as blocks in your order. They see changes when you publish them.';
export const hasDraft = 'There is a draft that shoppers do not see yet.';
export const isPublished = 'There is no draft: shoppers see what was published last.';
export const blocks = 'Blocks';
export const kinds = {
  HERO: 'Large title',
  CATEGORIES: 'Categories',
  PRODUCTS: 'Products',
  QUOTE: 'Quote',
  TEXT: 'Text with picture',
  CARDS: 'Promotion cards',
  LATEST: 'Latest Products',
};
export const rules = {
  BEST_SELLING: 'Best sellers',
  TOP_RATED: 'Top rated',
  REDUCED: 'Reduced',
  NEWEST: 'New',
  COLLECTION: 'A collection',
};
export const hidden = {
  NO_PRODUCTS: 'Not shown: the shop sells no product that fits it.',
  TOO_FEW_PRODUCTS: 'Not shown: it needs four products with a review that no block above it shows.',
  SHOWN_ELSEWHERE: 'Not shown: other blocks show all its products already.',
  COLLECTION_NOT_PUBLISHED: 'Not shown: its collection is not published.',
  TOO_FEW_CATEGORIES: 'Not shown: it needs two categories with products.',
};
export const hiddenHero =
  'Not shown: without a title it needs five products that no other block shows. Give it a title.';
export const kindOfBlock = 'Kind of block';
export const addBlock = 'Add block';
export const edit = 'Edit';
export const editName = (name: string) => `Edit ${name}`;
export const removeName = (name: string) => `Remove ${name}`;
export const movedTo = (name: string, place: number, count: number) =>
  `${name} is now number ${place} of ${count}.`;
export const added = (name: string) => `${name} added at the end.`;
export const changed = (name: string) => `${name} changed.`;
export const removed = (name: string) => `${name} removed.`;
export const done = 'Done';
export const title = 'Title';
export const titleHint = 'The name of the rule or collection unless given.';
export const heroTitleHint = 'Short: at most 60 letters. Without one the block looks as in a new shop.';
export const sentence = 'Sentence';
export const buttonText = 'Text of the button';
export const buttonLink = 'The button leads to';
export const linkRule = 'Begin with / for a page of the shop, such as /offers, or with https://.';
export const linkHint = 'Such as /offers for a page of the shop, or https://example.com.';
export const products = 'Which products';
export const byHand = 'Chosen by hand';
export const collection = 'Collection';
export const choose = 'Choose one';
export const draftOf = (name: string) => `${name} (not published)`;
export const count = 'How many';
export const quote = 'Quote';
export const by = 'Who said it';
export const text = 'Text';
export const picture = 'Picture';
export const alt = 'What the picture shows';
export const altHint = 'For people who do not see it. Empty when it only decorates.';
export const side = 'Side of the picture';
export const sides = { true: 'Before the text', false: 'After the text' };
export const chosenPicture = (title: string) => `${title} that was chosen`;
export const choosePicture = (title: string) => `Choose ${title.toLowerCase()}`;
export const cardNumber = (number: number) => `Card ${number}`;
export const cardTitle = (card: string) => `${card}: title`;
export const cardText = (card: string) => `${card}: sentence`;
export const cardLink = (card: string) => `${card}: leads to`;
export const cardPicture = (card: string) => `${card}: picture`;
export const addCard = 'Add card';
export const announcement = 'Announcement';
export const announcementHint =
  'A line above the bar on every page of the shop. Leave it empty to show none.';
export const announcementText = 'Text of the announcement';
export const announcementLink = 'The announcement leads to';
export const saveDraft = 'Save draft';
export const saved = 'Draft saved';
export const publish = 'Publish';
export const published = 'Home page published';
export const nothingToPublish = 'Shoppers see this home page already';
export const previewDraft = 'Preview saved draft';
export const undo = 'Undo last publication';
export const undone = 'Publication undone';
export const putInPublished = 'Start again from what is published';
export const putInDefault = 'Start again from the default';
export const showTheirs = 'Show what was saved, and drop my changes';
export const preview = 'Preview of the home page';
export const previewIsOfDraft = 'This is the saved draft. Shoppers do not see it until it is published.';
export const backToBlocks = 'Back to the blocks';

export const collections = 'Collections';
export const collection = 'Collection';
export const intro =
  'Products that belong together, by a rule or by hand: a page of its own, and a filter of lists.';
export const newCollection = 'New collection';
export const none = 'There are no collections yet. A collection has a page that you can link to.';
export const name = 'Name';
export const filledBy = 'Filled';
export const byRule = 'By a rule';
export const byHand = 'By hand';
export const products = 'Products';
export const page = 'Page';
export const published = 'Published';
export const notPublished = 'Not published';
export const usedBy = 'Promotions';
export const moreThan = 'More than 10,000';
export const notCounted = 'Takes too long to count';
export const deleted = 'Collection deleted';
export const consequence =
  'Its page is no longer there. Its products stay. One that a promotion is for cannot be deleted.';
export const viewPage = 'View page';
export const kind = 'How products get in';
export const kinds = {
  rule: 'By a rule: they come and go by themselves',
  hand: 'By hand: you choose and order them',
};
export const address = 'Address';
export const addressHint = 'The last part of the address of its page. From the name unless given.';
export const description = 'Description';
export const descriptionHint = 'Shoppers see it below the name.';
export const seoTitle = 'Title for search engines';
export const seoTitleHint = 'Of its page. The name unless given.';
export const seoText = 'Text for search engines';
export const seoTextHint =
  'Shown in their results, and where its page is shared. What it is about unless given.';
export const showPage = 'Published: shoppers see its page';
export const rule = 'Rule';
export const ruleHint = 'All conditions hold together. Which products are in it is looked up anew each time.';
export const category = 'Category';
export const anyCategory = 'Any category';
export const deletedCategory = 'Deleted category';
export const words = 'Words';
export const wordsHint = 'All of them are in the name, category, brand or description.';
export const brands = 'Brands';
export const tags = 'Tags';
export const tagsHint = 'Separated by commas. One of them is enough.';
export const oneALine = 'Each on a line of its own. One of them is enough.';
export const minPrice = 'Price, at least';
export const maxPrice = 'Price, at most';
export const addedWithin = 'New: added within days';
export const inStock = 'Only what is in stock, without backorders';
export const onSale = 'Only reduced products';
export const attributes = 'Attributes';
export const attribute = 'Attribute';
export const chooseAttribute = 'Choose an attribute';
export const gone = (key: string) => `${key} (no longer a filter)`;
export const value = 'Value';
export const values = 'Values';
export const chooseValue = 'Choose';
export const yes = 'Yes';
export const no = 'No';
export const from = 'From';
export const to = 'To';
export const remove = 'Remove';
export const removeAttribute = (label: string) => `Remove ${label}`;
export const addAttribute = 'Add attribute';
export const preview = 'What the rule finds';
export const noCondition = 'Choose at least one condition.';
export const counting = 'Counting…';
export const countOf = (count: number) =>
  count > 10_000 ? 'more than 10,000 products' : `${count} ${count === 1 ? 'product' : 'products'}`;
export const findsNow = (count: string) => `It finds ${count} now.`;
export const chosen = (count: number) =>
  `${countOf(count)} chosen, in this order. Drafts are not shown to shoppers.`;
export const pasteSkus = 'Paste SKUs (optional)';
export const pasteSkusHint = 'One a line, such as a column of a spreadsheet; 500 at most.';
export const addSkus = 'Add these SKUs';
export const skusAdded = (added: number, unknown: number) =>
  `${countOf(added)} added.${unknown > 0 ? ` ${stillThere(unknown)}` : ''}`;
const stillThere = (unknown: number) =>
  unknown === 1
    ? 'One SKU is not known: it is still in the field.'
    : `${unknown} SKUs are not known: they are still in the field.`;
export const save = 'Save';
export const saved = 'Collection saved';
export const showTheirs = 'Show what was saved, and drop my changes';
export const saveMine = 'Save mine instead';

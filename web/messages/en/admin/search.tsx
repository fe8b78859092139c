export const keyword = 'KEYWORD';
export const shownFirst = 'SHOWN FIRST';
export const edit = 'Edit';
export const pinnedProducts = 'Pinned products';
export const productsThatASearchFor =
  'Products that a search for exactly this keyword shows first, such as presents for "christmas".';
export const pinProducts = 'Pin products';
export const pinnedProductsSaved = 'Pinned products saved';
export const hasProductsAlreadyEditThat = (keyword: string) =>
  `'${keyword}' has products already: edit that one.`;
export const keywordLabel = 'Keyword';
export const shownFirstFor = (keyword: string) => `Shown first for '${keyword}'`;
export const productsUnpinned = 'Products unpinned';
export const searches = 'SEARCHES';
export const last = 'LAST';
export const whatToDo = 'What to do';
export const addSynonyms = 'Add synonyms';
export const products = 'PRODUCTS';
export const search = 'Search';
export const wordsWithoutResults = 'Words without results';
export const whatShoppersSearchedForIn =
  'What shoppers searched for in the last 30 days that matched nothing. Synonyms help when the shop has it under another name.';
export const everySearchFoundSomething = 'Every search found something.';
export const frequentWords = 'Frequent words';
export const theLast30DaysCounted =
  'The last 30 days. Counted every half minute; addresses and numbers that may belong to a person are left out.';
export const nobodyHasSearchedYet = 'Nobody has searched yet.';
export const words = 'WORDS';
export const find = 'FIND';
export const eachOther = 'each other';
export const synonyms = 'Synonyms';
export const wordsThatShoppersUseFor =
  'Words that shoppers use for what the catalogue calls otherwise. Products that have the word itself come first.';
export const wordsLabel = 'Words';
export const withCommasBetweenThemSuch = 'With commas between them, such as "tv, television, telly".';
export const findBesides = 'Find besides';
export const whatASearchForOne =
  'What a search for one of the words finds, but not the other way round. Left empty, the words find each other.';
export const synonymsSaved = 'Synonyms saved';
export const synonymsDeleted = 'Synonyms deleted';

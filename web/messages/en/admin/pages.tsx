export const pages = 'Pages';
export const page = 'Page';
export const intro =
  'Terms, privacy, contact and other pages of texts. Each has an address that begins with /info/.';
export const newPage = 'New page';
export const none = 'There are no pages yet. Start with one of those below, or with an empty one.';
export const title = 'Title';
export const address = 'Address';
export const state = 'State';
export const published = 'Published';
export const draft = 'Draft';
export const lastChange = 'Last change';
export const deleted = 'Page deleted';
export const consequence = 'Its earlier versions are deleted, too. Menus leave it out.';
export const viewPage = 'View page';
export const templates = 'Start from a template';
export const templatesIntro =
  'Pages that most shops need. The texts are templates, not legal advice: fill in what stands in square brackets, and have them checked.';
export const start = (name: string) => `Start ${name}`;
export const notLegalAdvice =
  'This page began as a template, which is not legal advice: have it checked. It can be published when nothing is left in square brackets.';
export const addressHint = 'The last part of its address. From the title unless given.';
export const description = 'Text for search engines';
export const descriptionHint = 'Shown in their results, and where the page is shared.';
export const text = 'Text';
export const picture = 'Picture in the text';
export const pictureIntro =
  'A JPEG, PNG, WebP or AVIF file of at most 5 MB. It is put where the cursor is: write what it shows in place of the square brackets.';
export const addPicture = 'Add a picture';
export const pictureMarkdown = (path: string) => `![[What the picture shows]](${path})`;
export const isPublished = 'Published: shoppers see this page';
export const stillOpen = (gaps: readonly string[]) => `Still to fill in: ${gaps.join(', ')}.`;
export const versions = 'Earlier versions';
export const versionsIntro =
  'What the page said before each edit: the last 50. The form stays as it is until you put one in.';
export const version = 'Version';
export const chooseVersion = 'Choose a version';
export const versionOf = (number: number, time: string) => `${number}, saved ${time}`;
export const putInForm = 'Put into the form';
export const wasPutIn = 'The earlier text is in the form. Save it to restore it.';
export const save = 'Save';
export const saved = 'Page saved';
export const showTheirs = 'Show what was saved, and drop my changes';
export const saveMine = 'Save mine instead';

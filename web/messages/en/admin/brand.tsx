export const colors = 'Colours';
export const fonts = 'Fonts';
export const fontPair = 'Headings and text';
export const fontPairs = (heading: string, body: string) => `${heading} with ${body}`;
export const pictures = 'Pictures';
export const preview = 'Preview';
export const intro =
  'What shoppers see on pages, in mails and in links to the shop. The admin area keeps its own look. Nothing changes for shoppers until you publish it.';
export const primary = 'Buttons and links';
export const accent = 'Highlights';
export const colorHint = 'Such as #0B5D4E. Left empty, it is the default.';
export const chooseColor = (label: string) => `${label}: choose a colour`;
const inScheme = { light: 'On light pages', dark: 'On dark pages' };
export const corrected = (scheme: keyof typeof inScheme, color: string) =>
  `${inScheme[scheme]} ${color} is used instead, so that it can be read.`;
export const correctedBoth = (color: string) =>
  `${color} is used instead, so that it can be read on the dark bar and with its label.`;
export const isRead = 'It can be read as it is.';
export const names = {
  logo: 'Logo',
  darkLogo: 'Logo for the dark mode',
  icon: 'Icon',
  card: 'Social card',
};
export const hints = {
  logo: 'In the dark bar of pages and mails instead of the name; 64 pixels high or more, without empty edges.',
  darkLogo: 'Only if the logo is not to be seen there in the dark mode.',
  icon: 'A square of 512 pixels for tabs and home screens. Without one it is the first letter of the name.',
  card: 'For links to pages without a picture of their own, best 1200 × 630 pixels.',
};
export const choose = (name: string) => `Choose ${name.toLowerCase()}`;
export const remove = (name: string) => `Remove ${name.toLowerCase()}`;
export const pictureAlt = (name: string) => `${name}, as it was uploaded`;
export const logoOnWhite = 'The logo stands on a white ground';
export const schemes = { light: 'Light mode', dark: 'Dark mode' };
export const sampleHeading = 'New for the study';
export const sampleTitle = 'Table lamp';
export const sampleLink = 'More about delivery';
export const sampleButton = 'Add to cart';
export const sampleBadge = '-20 %';
export const publish = 'Publish';
export const reset = 'Reset all to the default';
export const published = 'Brand published';
export const undone = 'The brand is as it was before';
export const undo = 'Undo publishing';
export const showTheirs = 'Show what was saved, and drop my changes';

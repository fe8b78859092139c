export const preview = 'Preview';
export const nothingToShow = 'Nothing is written yet.';
export const textHint =
  'Markdown: ## Heading, **bold**, - list, [text](https://example.com) for a link. A line ends where you end it.';

/** Tags as they are typed, between commas, in the form in which the server stores them. */
export const readTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** Tags as they are typed. */
export const tagsText = (tags: readonly string[]): string => tags.join(', ');

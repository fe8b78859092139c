/** What a page is about in the words of schema.org, for search engines. */
export function JsonLd({ data }: { data: object }) {
  // Escaped, so that no text of a product can close the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

import { type DocumentNode, print } from 'graphql';

const texts = new WeakMap<DocumentNode, string>();

/** The text of an operation for Apollo Server, which would print the document again at each execution. */
export function queryText(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

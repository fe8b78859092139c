import { type DocumentNode, print } from 'graphql';

const texts = new WeakMap<DocumentNode, string>();

/** The text of an operation, printed once. */
export function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

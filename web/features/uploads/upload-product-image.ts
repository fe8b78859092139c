import { type GraphQLFormattedError, print } from 'graphql';
import { withoutEvicts } from '#apollo-hooks';
import { UnreachableError } from '../../ui/unreachable.ts';
import {
  UploadProductImageDocument,
  type UploadProductImageMutation,
} from './UploadProductImage.generated.tsx';

const MAX_BYTES = 5 * 1024 * 1024;

interface Answer {
  data?: UploadProductImageMutation | null;
  errors?: GraphQLFormattedError[];
  /** In place of `errors`, when the form itself was refused. */
  message?: string;
}

/**
 * Uploads a picture and answers its address. Sent by hand, as a GraphQL multipart request: the shop's Apollo link
 * knows no files, and only admins need them. Throws an Error with a message to show.
 */
export async function uploadProductImage(image: File): Promise<string> {
  if (image.size > MAX_BYTES) throw new Error('The picture is larger than 5 MB.');
  const form = new FormData();
  const query = print(withoutEvicts.transformDocument(UploadProductImageDocument));
  form.append('operations', JSON.stringify({ query, variables: { image: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.image'] }));
  form.append('0', image);
  const headers = { 'apollo-require-preflight': 'true' };
  const { data, errors, message } = await post(form, headers);
  if (!data) throw new Error(errors?.[0]?.message ?? message);
  return data.uploadProductImage;
}

async function post(body: FormData, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch('/graphql', { method: 'POST', body, headers }).catch((reason) => {
    throw new UnreachableError(reason);
  });
  // A proxy in between may answer with a page of its own.
  return response.json().catch(() => ({ message: `The picture was refused (status ${response.status}).` }));
}

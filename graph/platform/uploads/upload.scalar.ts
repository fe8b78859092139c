import { GraphQLScalarType } from 'graphql';
import GraphQLUpload, { type FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import { DomainError } from '../../core/errors.ts';

export interface Upload {
  file: Promise<FileUpload>;
}

/** Passes the file on unopened, so that the mutation reports its errors. */
export const Upload = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  description: 'A file of a GraphQL multipart request.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
});

interface ReceivedFile {
  /** Name that it had where it was chosen. */
  fileName: string;
  bytes: Buffer;
}

/** Reads an uploaded file into memory. Errors: TOO_LARGE with the given sentence beyond `most` bytes, BAD_USER_INPUT. */
export async function receiveFile(
  { file }: Upload,
  { most, tooLarge }: { most: number; tooLarge: string },
): Promise<ReceivedFile> {
  try {
    const { createReadStream, filename: fileName } = await file;
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of createReadStream() as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > most) throw new DomainError('TOO_LARGE', tooLarge);
      pieces.push(piece);
    }
    return { fileName, bytes: Buffer.concat(pieces) };
  } catch (error) {
    const { status, errno } = error as { status?: number; errno?: number };
    // An error of this machine's disk, where files are buffered: not the client's fault.
    if (error instanceof DomainError || errno !== undefined) throw error;
    throw status === 413
      ? new DomainError('TOO_LARGE', tooLarge)
      : new DomainError('BAD_USER_INPUT', 'The file did not arrive complete. Upload it again.');
  }
}

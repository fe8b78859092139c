import { buffer } from 'node:stream/consumers';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload, { type FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { TOO_LARGE } from './image-rules.ts';
import { uploadProductImage } from './upload-product-image.ts';

interface Upload {
  file: Promise<FileUpload>;
}

/** Passes the file on unopened, so that the mutation reports its errors. */
const Upload = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  description: 'A file of a GraphQL multipart request.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
});

@Resolver()
export class UploadsResolver {
  @Authorized(Permission.Products)
  @Mutation(() => String, {
    description:
      'Stores a picture in several sizes and formats and returns its address, to be the `image` of a product. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is not a picture, TOO_LARGE, RATE_LIMITED.',
  })
  async uploadProductImage(
    @Arg('image', () => Upload, {
      description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB and 40 million pixels.',
    })
    image: Upload,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return uploadProductImage(ctx, await received(image));
  }
}

async function received({ file }: Upload): Promise<Buffer> {
  try {
    return await buffer((await file).createReadStream());
  } catch (error) {
    const { status, errno } = error as { status?: number; errno?: number };
    // An error of this machine's disk, where files are buffered: not the client's fault.
    if (errno !== undefined) throw error;
    throw status === 413
      ? new DomainError('TOO_LARGE', TOO_LARGE)
      : new DomainError('BAD_USER_INPUT', 'The file did not arrive complete.');
  }
}

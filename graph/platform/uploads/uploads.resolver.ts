import { Arg, Authorized, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { DOCUMENT_TOO_LARGE, MAX_DOCUMENT_BYTES } from './document-rules.ts';
import { storePicture } from './store-picture.ts';
import { receiveFile, Upload } from './upload.scalar.ts';
import { uploadProductDocument } from './upload-product-document.ts';

@InputType({ description: 'A PDF file of a product.' })
export class ProductDocumentFileInput {
  @Field(() => Upload, { description: 'A PDF file of at most 10 MB.' })
  file!: Upload;
}

@ObjectType({ description: 'Result of `uploadProductDocument`.', simpleResolvers: true })
export class UploadProductDocumentPayload {
  @Field(() => String, { description: 'Address of the file, for `ProductInput.documents`.' })
  path!: string;
}

@Resolver()
export class UploadsResolver {
  @Authorized(Permission.Products)
  @Mutation(() => String, {
    description:
      'Stores a picture in several sizes and formats and returns its address, to be the `image` of a product. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is not a picture, TOO_LARGE, RATE_LIMITED.',
  })
  uploadProductImage(
    @Arg('image', () => Upload, {
      description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB, 40 million pixels and 20,000 a side.',
    })
    image: Upload,
    @Ctx() ctx: Context,
  ) {
    return storePicture(ctx, image);
  }

  @Authorized(Permission.Products)
  @Mutation(() => UploadProductDocumentPayload, {
    description:
      'For staff with PRODUCTS: stores a PDF file for the `documents` of a product; one that no product has is removed after a day. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is no PDF, TOO_LARGE.',
  })
  async uploadProductDocument(
    @Input(ProductDocumentFileInput) { file }: ProductDocumentFileInput,
    @Ctx() ctx: Context,
  ): Promise<UploadProductDocumentPayload> {
    const { bytes } = await receiveFile(file, { most: MAX_DOCUMENT_BYTES, tooLarge: DOCUMENT_TOO_LARGE });
    return { path: await uploadProductDocument(ctx, bytes) };
  }
}

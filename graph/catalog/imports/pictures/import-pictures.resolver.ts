import { Arg, Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../../core/actor.ts';
import { batch } from '../../../core/batch.ts';
import type { Context } from '../../../core/context.ts';
import { ImportEntry } from '../imports.types.ts';
import { countPictures, findFailedPictures } from './find-import-pictures.ts';
import {
  FailedImportPicture,
  ImportPictures,
  RetryImportPicturesInput,
  RetryImportPicturesPayload,
  SHOWN,
} from './import-pictures.types.ts';
import { retryImportPictures } from './retry-import-pictures.ts';

@Resolver(() => ImportEntry)
export class ImportPicturesResolver {
  @FieldResolver(() => ImportPictures, { description: 'Its pictures that are fetched from other servers.' })
  pictures(@Root() { id }: ImportEntry, @Ctx() ctx: Context) {
    return batch(ctx, 'pictures of import', id, (ids) => countPictures(ctx.em, ids));
  }

  @Authorized(Permission.Products)
  @Mutation(() => RetryImportPicturesPayload, {
    description:
      'For admins: fetches the pictures of an import again that were given up or cancelled. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when there are none.',
  })
  retryImportPictures(
    @Arg('input', () => RetryImportPicturesInput, { description: 'Which ones.' })
    { importId }: RetryImportPicturesInput,
    @Ctx() ctx: Context,
  ) {
    return retryImportPictures(ctx, importId);
  }
}

@Resolver(() => ImportPictures)
export class FailedImportPicturesResolver {
  @Extensions({ listSize: 10 })
  @FieldResolver(() => [FailedImportPicture], {
    description: `The first ${SHOWN} that were given up, or were not fetched at the first attempt, without those of deleted products.`,
  })
  failures(@Root() { id }: ImportPictures, @Ctx() ctx: Context) {
    return batch(ctx, 'failed pictures of import', id, (ids) => findFailedPictures(ctx.em, ids));
  }
}

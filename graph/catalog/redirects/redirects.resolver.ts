import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { findRedirects } from './find-redirects.ts';
import {
  DeleteRedirectInput,
  DeleteRedirectPayload,
  RedirectConnection,
  RedirectsArgs,
  SaveRedirectInput,
  SaveRedirectPayload,
} from './redirects.types.ts';
import { saveRedirect } from './save-redirect.ts';

@Resolver()
export class RedirectsResolver {
  @Authorized(Permission.Content)
  @Query(() => RedirectConnection, {
    description:
      'For staff with CONTENT: old addresses and where they lead to, the newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  redirects(@Args(() => RedirectsArgs) args: RedirectsArgs, @Ctx() ctx: Context) {
    return findRedirects(ctx, args);
  }

  @Authorized(Permission.Content)
  @Mutation(() => SaveRedirectPayload, {
    description:
      'For staff with CONTENT: adds a redirect, or changes one, which then counts as written by staff. A page that exists at the old path comes before it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT for a path that cannot be one, that has a redirect, or with which one redirect would lead to the next; CONFLICT for more than 10,000.',
  })
  async saveRedirect(@Input(SaveRedirectInput) input: SaveRedirectInput, @Ctx() ctx: Context) {
    return { redirect: await saveRedirect(ctx, input) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => DeleteRedirectPayload, {
    description: 'For staff with CONTENT: deletes a redirect. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async deleteRedirect(@Input(DeleteRedirectInput) { id }: DeleteRedirectInput, @Ctx() ctx: Context) {
    return { deletedId: await deleteRedirect(ctx, id) };
  }
}

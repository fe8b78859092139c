import { Ctx, Query, Resolver } from 'type-graphql';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { AgreedTextPage } from './agreed-texts.types.ts';
import { findAgreedText } from './find-agreed-text.ts';

@Resolver()
export class AgreedTextsResolver {
  @Query(() => AgreedTextPage, {
    description:
      'A text that buyers have agreed to, by the id that `Order.agreedTexts` has. Errors: NOT_FOUND.',
  })
  agreedText(@Id('text') id: string, @Ctx() ctx: Context): Promise<AgreedTextPage> {
    return findAgreedText(ctx, id);
  }
}

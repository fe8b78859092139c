import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { deleteSynonym } from './delete-synonym.ts';
import { findSearchWords, SearchedWord } from './find-search-words.ts';
import { pinProducts } from './pin-products.ts';
import { saveSynonym } from './save-synonym.ts';
import { Synonym } from './search.entity.ts';
import { findSearchPins, PinnedKeyword } from './search-pins.ts';
import { PinsInput, SearchWordsArgs, SynonymInput } from './search-settings.inputs.ts';
import { MAX_SYNONYMS } from './synonyms.ts';

const refused = 'Errors: UNAUTHENTICATED, FORBIDDEN';

@Resolver()
export class SearchSettingsResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 100 })
  @Query(() => [Synonym], { description: `For admins: all groups of synonyms, newest first. ${refused}.` })
  synonyms(@Ctx() { em }: Context): Promise<Synonym[]> {
    return em.find(Synonym, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_SYNONYMS });
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Query(() => [PinnedKeyword], {
    description: `For admins: the keywords with pinned products, in order of the alphabet, at most 200. ${refused}.`,
  })
  searchPins(@Ctx() ctx: Context) {
    return findSearchPins(ctx);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 100 })
  @Query(() => [SearchedWord], {
    description: `For admins: what shoppers searched for most, at most 100 keywords. ${refused}.`,
  })
  searchWords(@Args(() => SearchWordsArgs) args: SearchWordsArgs, @Ctx() ctx: Context) {
    return findSearchWords(ctx, args);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Synonym, {
    description: `For admins: adds or changes a group of synonyms. ${refused}, BAD_USER_INPUT, NOT_FOUND; CONFLICT when there are ${MAX_SYNONYMS}.`,
  })
  saveSynonym(@Input(SynonymInput) input: SynonymInput, @Ctx() ctx: Context) {
    return saveSynonym(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, { description: `For admins: deletes a group of synonyms. ${refused}, NOT_FOUND.` })
  deleteSynonym(@Id('group of synonyms') id: string, @Ctx() ctx: Context) {
    return deleteSynonym(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, {
    description: `For admins: sets the products that a search for a keyword shows first. ${refused}, BAD_USER_INPUT, NOT_FOUND; CONFLICT when 200 keywords are pinned.`,
  })
  pinProducts(@Input(PinsInput) input: PinsInput, @Ctx() ctx: Context) {
    return pinProducts(ctx, input);
  }
}

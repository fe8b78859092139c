import {
  Args,
  Authorized,
  Ctx,
  Extensions,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { deleteSynonym } from './delete-synonym.ts';
import { findSearchWords } from './find-search-words.ts';
import { pinProducts } from './pin-products.ts';
import { saveSynonym } from './save-synonym.ts';
import { Synonym } from './search.entity.ts';
import { findSearchPins } from './search-pins.ts';
import { PinsInput, SearchWordsArgs, SynonymInput } from './search-settings.inputs.ts';
import { MAX_SYNONYMS } from './synonyms.ts';

@ObjectType({ description: 'A product that is shown first.', simpleResolvers: true })
export class PinnedProduct {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is not for sale yet, and therefore not shown.' })
  isDraft!: boolean;
}

@ObjectType({ description: 'The products that a search for a keyword shows first.', simpleResolvers: true })
export class PinnedKeyword {
  @Field(() => String, {
    description: 'The keyword in small letters, with blanks for all but letters and digits.',
  })
  keyword!: string;

  @Extensions({ listSize: 10 })
  @Field(() => [PinnedProduct], { description: 'The products in their order, 10 at most; drafts too.' })
  products!: PinnedProduct[];
}

@ObjectType({ description: 'What shoppers searched for.', simpleResolvers: true })
export class SearchedWord {
  @Field(() => String, {
    description: 'The keyword in small letters, with blanks for all but letters and digits.',
  })
  word!: string;

  @Field(() => Int, { description: 'Searches for it in the time that was asked for.' })
  searches!: number;

  @Field(() => Int, { description: 'Products that matched it at the last search; close matches are none.' })
  results!: number;

  @Field(() => String, { description: 'The last day it was searched for, in UTC: "2026-11-22".' })
  lastDay!: string;
}

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

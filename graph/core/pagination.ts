import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

/** Default number of rows on a page of the admin's tables. */
export const ADMIN_PAGE_SIZE = 25;

/** Most entries of any page. */
export const MAX_PAGE_SIZE = 100;

@ObjectType({ simpleResolvers: true })
export abstract class Page {
  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pages!: number;

  @Field(() => Int, { description: 'Number of entries on all pages.' })
  total!: number;
}

/** Arguments of every list of the admin. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' })
  page!: number;

  @Field(() => Int, {
    defaultValue: ADMIN_PAGE_SIZE,
    description: `Entries of a page, 1 to ${MAX_PAGE_SIZE}; numbers beyond mean the nearest.`,
  })
  pageSize!: number;
}

/** Arguments of every table of the admin. */
@ArgsType()
export abstract class TableArgs extends PageArgs {
  @Field(() => String, {
    defaultValue: '',
    description: 'What to look for, at most 100 characters. All characters are taken literally.',
  })
  keyword!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the largest, last or newest come first.',
  })
  descending!: boolean;
}

/** The requested page number, at least 1. */
export function clampPage(page: number): number {
  return Math.max(1, page);
}

/** The requested page size, limited to 1 to 100. */
export function clampPageSize(size: number): number {
  return Math.min(MAX_PAGE_SIZE, Math.max(1, size));
}

/** Number of pages for `total` entries; at least 1, for the empty first page. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

/** Rows of a page of the admin's tables, unless asked otherwise. */
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

/** What every table of the admin can be asked for. */
@ArgsType()
export abstract class TableArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' })
  page!: number;

  @Field(() => Int, {
    defaultValue: ADMIN_PAGE_SIZE,
    description: `Entries of a page, 1 to ${MAX_PAGE_SIZE}; numbers beyond mean the nearest.`,
  })
  pageSize!: number;

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

/** A page number as asked for; anything below 1 means the first page. */
export function clampPage(page: number): number {
  return Math.max(1, page);
}

/** A page size as asked for, kept between 1 and 100. */
export function clampPageSize(size: number): number {
  return Math.min(MAX_PAGE_SIZE, Math.max(1, size));
}

/** How many pages `total` things fill; at least one, so that an empty list still has a first page. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { receiveFile, Upload } from '../../platform/uploads/upload.scalar.ts';
import { cancelImport } from './cancel-import.ts';
import { ExportEntry, ExportFilterInput } from './exports.types.ts';
import { findImport, findImports } from './find-imports.ts';
import { ImportKindName } from './import-enums.ts';
import type { ImportKind } from './import-fields.ts';
import { ImportColumnInput, ImportStockInput } from './imports.inputs.ts';
import { ImportEntry, ImportPreview } from './imports.types.ts';
import { previewImport } from './preview-import.ts';
import { MAX_FILE, TOO_LARGE } from './read-csv.ts';
import { runImport } from './run-import.ts';
import { findExport, startExport } from './start-export.ts';
import { startImport } from './start-import.ts';

const FILE = 'A CSV file of at most 10 MB, 50,000 rows and 1,000 columns: UTF-8, UTF-16 or Windows-1252.';
const sizes = { most: MAX_FILE, tooLarge: TOO_LARGE };

@Resolver()
export class ImportsResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 50 })
  @Query(() => [ImportEntry], {
    description:
      'For admins: the latest 100 imports of the last 30 days, newest first. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  imports(@Ctx() ctx: Context) {
    return findImports(ctx);
  }

  @Authorized(Permission.Products)
  @Query(() => ImportEntry, {
    description: 'For admins: one import. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  import(@Id('import') id: string, @Ctx() ctx: Context) {
    return findImport(ctx, id);
  }

  @Authorized(Permission.Products)
  @Query(() => ExportEntry, {
    description:
      'For admins: one export. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND, also when its 24 hours are over.',
  })
  export(@Id('export') id: string, @Ctx() ctx: Context) {
    return findExport(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => ImportPreview, {
    description:
      'For admins: reads a CSV file and says what its columns seem to hold. Nothing is stored. Sent as a GraphQL multipart request. Errors: UNAUTHENTICATED, FORBIDDEN, TOO_LARGE, RATE_LIMITED; BAD_USER_INPUT for a file that cannot be imported.',
  })
  async previewImport(
    @Arg('file', () => Upload, { description: FILE }) file: Upload,
    @Arg('kind', () => ImportKindName, { description: 'What it is about.' }) kind: ImportKind,
    @Ctx() ctx: Context,
  ) {
    return previewImport(ctx, kind, (await receiveFile(file, sizes)).bytes);
  }

  @Authorized(Permission.Products)
  @Mutation(() => ImportEntry, {
    description:
      'For admins: imports a CSV file in the background. Rows are matched by id, SKU or slug; empty cells change nothing; what the file does not name stays. Sent as a GraphQL multipart request. Errors: UNAUTHENTICATED, FORBIDDEN, TOO_LARGE, RATE_LIMITED; BAD_USER_INPUT for a file or columns that cannot be imported.',
  })
  async startImport(
    @Arg('file', () => Upload, { description: FILE }) file: Upload,
    @Arg('kind', () => ImportKindName, { description: 'What it is about.' }) kind: ImportKind,
    @Arg('mapping', () => [ImportColumnInput], {
      nullable: true,
      description:
        'The columns to import; without it, those whose headers are known, and the file of another shop system is recognised and read as such.',
    })
    columns: ImportColumnInput[] | null,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Whether it only tries, and says what would happen.',
    })
    isDryRun: boolean,
    @Arg('stock', () => ImportStockInput, {
      nullable: true,
      description: 'What it does where the file does not count the stock.',
    })
    stock: ImportStockInput | null,
    @Ctx() ctx: Context,
  ) {
    return startImport(ctx, { ...(await receiveFile(file, sizes)), kind, columns, isDryRun, stock });
  }

  @Authorized(Permission.Products)
  @Mutation(() => ImportEntry, {
    description:
      'For admins: imports the file of a dry run that is done. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; CONFLICT for any other import.',
  })
  runImport(@Id('import') id: string, @Ctx() ctx: Context) {
    return runImport(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => ImportEntry, {
    description:
      'For admins: stops an import. What was imported until then stays. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT when it has ended.',
  })
  cancelImport(@Id('import') id: string, @Ctx() ctx: Context) {
    return cancelImport(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => ExportEntry, {
    description:
      'For admins: writes products into a CSV file in the background, with the columns that imports read. Errors: UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED; BAD_USER_INPUT for a bad keyword or custom field, NOT_FOUND for an unknown category.',
  })
  startExport(
    @Arg('kind', () => ImportKindName, { description: 'Which columns it has.' }) kind: ImportKind,
    @Arg('filter', () => ExportFilterInput, { nullable: true, description: 'Without it, all products.' })
    filter: ExportFilterInput | null,
    @Ctx() ctx: Context,
  ) {
    return startExport(ctx, kind, filter);
  }
}

import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/imports';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { editProductUrl } from '../../../router/admin-urls.ts';
import type { ImportPictureFailure } from '../../../schema.generated.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type ImportResultFragment, useRetryImportPicturesMutation } from './ImportPage.generated.tsx';
import { ReadProgress } from './ReadProgress.tsx';

const Retry = actionButton(useRetryImportPicturesMutation, t.picturesWaitAgain);

const reasons: Record<ImportPictureFailure, string> = {
  BAD_ADDRESS: t.badAddress,
  INWARD_ADDRESS: t.inwardAddress,
  UNREACHABLE: t.unreachable,
  TIMEOUT: t.timeout,
  REDIRECTS: t.redirects,
  REFUSED: t.refused,
  UNAVAILABLE: t.unavailable,
  TOO_LARGE: t.tooLarge,
  NOT_A_PICTURE: t.notAPicture,
  PRODUCT_FULL: t.productFull,
  INTERNAL: t.notStored,
};

const columns: Column<ImportResultFragment['pictures']['failures'][number]>[] = [
  {
    title: t.product,
    cell: ({ productId, productName }) => (
      <Link component={RouterLink} href={editProductUrl(productId)}>
        {productName}
      </Link>
    ),
  },
  { title: t.address, cell: ({ address }) => address },
  {
    title: t.whyItFailed,
    cell: ({ reason, isTriedAgain }) =>
      [reasons[reason], isTriedAgain && t.isTriedAgain].filter(Boolean).join(' '),
  },
];

/** What became of the pictures that an import fetches from other servers. */
export function ImportedPictures({ result: { id, pictures } }: { result: ImportResultFragment }) {
  const { total, fetched, waiting, failed, retryable, failures } = pictures;
  if (total === 0) return null;
  return (
    <Section
      title={t.pictures}
      intro={waiting > 0 && t.untilThenProducts}
      action={
        retryable > 0 && (
          <Retry variables={{ input: { importId: id } }} variant="outlined">
            {t.tryAgain}
          </Retry>
        )
      }
      sx={{ mt: 4 }}
    >
      <Typography role="status">{t.picturesFetched(fetched, total, pictures)}</Typography>
      <ReadProgress label={t.picturesFetchedLabel} value={total - waiting} max={total} />
      {failures.length > 0 && <DataTable label={t.picturesThatFailed} columns={columns} rows={failures} />}
      {failures.length > 0 && failures.length < failed && (
        <Typography sx={{ color: 'text.secondary' }}>{t.theFirstOf(failures.length, failed)}</Typography>
      )}
    </Section>
  );
}

import Typography from '@mui/material/Typography';
import * as t from '#messages/agreed';
import { readFailure } from '../../../apollo/errors.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Day } from '../../../ui/Day.tsx';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { useAgreedTextPageQuery } from './AgreedTextPage.generated.tsx';

/** A text that buyers have agreed to, as it was when they did. */
export default function AgreedTextPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAgreedTextPageQuery({ variables: { id } });
  if (error && !data)
    return (
      <NotAvailable
        title={t.textNotAvailable}
        isMissing={readFailure(error).code === 'NOT_FOUND'}
        error={error}
        onRetry={refetch}
      />
    );
  if (!data) return <PageTitle />;
  const { title, version, html, updatedAt } = data.agreedText;
  return (
    <>
      <PageTitle title={title} />
      {/* To the order, with the link to it that may have been mailed. */}
      <BackLink href="/" />
      <Typography variant="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {t.versionSince(version, <Day iso={updatedAt} />)}
      </Typography>
      <RichText html={html} />
    </>
  );
}

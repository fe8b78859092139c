import Typography from '@mui/material/Typography';
import * as t from '#messages/info';
import { readFailure } from '../../../apollo/errors.ts';
import type { Params } from '../../../router/screens.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { infoUrl } from '../../../router/urls.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { NotAvailable } from '../../../ui/NotAvailable.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { InfoPageDocument, useInfoPageQuery } from './InfoPage.generated.tsx';

/** Preloaded as soon as a link to this page is pointed at. */
export const firstQuery = ({ slug = '' }: Params) => ({ query: InfoPageDocument, variables: { slug } });

const ContactForm = lazyPart(() => import('./ContactForm.tsx').then((code) => code.ContactForm));

/** A page of texts, such as the terms of the shop. */
export default function InfoPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useInfoPageQuery({ variables: { slug } });
  if (error && !data)
    return (
      <NotAvailable
        title={t.pageNotAvailable}
        isMissing={readFailure(error).code === 'NOT_FOUND'}
        error={error}
        onRetry={refetch}
      />
    );
  if (!data) return <PageTitle />;
  const { kind, title, description, html } = data.page;
  return (
    <>
      <PageTitle title={title} description={description || undefined} canonical={infoUrl(slug)} />
      <Typography variant="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <RichText html={html} />
      {kind === 'CONTACT' && <ContactForm />}
    </>
  );
}

import * as ofPages from '#messages/admin/pages';
import * as t from '#messages/markdown';
import { RichPreview } from '../../../ui/RichPreview.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { usePagePreviewQuery } from './Pages.generated.tsx';

/** Time without a change after which the text is rendered. Milliseconds. */
const REST_MS = 400;

/** How a text looks, as the server renders it. */
export function PagePreview({ body }: { body: string }) {
  const rested = useDebounced(body, REST_MS);
  const { data, previousData, error } = usePagePreviewQuery({
    variables: { body: rested },
    fetchPolicy: 'no-cache',
  });
  const { html = '', gaps = [] } = (data ?? previousData)?.pagePreview ?? {};
  const said = error?.message ?? (gaps.length > 0 ? ofPages.stillOpen(gaps) : '');
  return (
    <Section title={t.preview} sx={{ minWidth: 0 }}>
      <RichPreview said={said}>{html && <RichText html={html} />}</RichPreview>
    </Section>
  );
}

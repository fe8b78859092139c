import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/pages';
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
  const said = error?.message ?? (gaps.length > 0 ? t.stillOpen(gaps) : '');
  return (
    <Section title={t.preview} sx={{ minWidth: 0 }}>
      <Typography
        role="status"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
      >
        {said}
      </Typography>
      <Box
        sx={{
          p: { xs: 2, md: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          bgcolor: 'background.paper',
        }}
      >
        {html ? <RichText html={html} /> : <Typography>{t.nothingToShow}</Typography>}
      </Box>
    </Section>
  );
}

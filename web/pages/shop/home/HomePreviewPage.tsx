import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/home-page';
import { homeEditorUrl } from '../../../router/admin-urls.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Blocks } from './Blocks.tsx';
import { useHomePageQuery } from './HomePage.generated.tsx';
// Also so that both screens share one file, and the home page of shoppers stays small.
import { firstQuery } from './HomePage.tsx';
import { useHomePreviewQuery } from './HomePreview.generated.tsx';

/** The draft of the home page with what the shop shows it with. */
export default function HomePreviewPage() {
  const preview = useHomePreviewQuery({ fetchPolicy: 'network-only' });
  const list = useHomePageQuery(firstQuery({}));
  return (
    <>
      <PageTitle title={t.preview} />
      <Box sx={{ mb: 4 }}>
        <Message severity="info">
          {t.previewIsOfDraft} <Link href={homeEditorUrl}>{t.backToBlocks}</Link>
        </Message>
      </Box>
      <Loaded result={preview}>
        {({ homePreview: { announcement, ...home } }) => (
          <>
            {announcement && (
              <Box
                component="aside"
                aria-label={t.announcement}
                sx={{
                  mb: 4,
                  px: 2,
                  py: 1,
                  textAlign: 'center',
                  fontWeight: 600,
                  bgcolor: 'secondary.main',
                  color: 'secondary.contrastText',
                }}
              >
                {announcement.href ? (
                  <Link href={announcement.href} color="inherit">
                    {announcement.text}
                  </Link>
                ) : (
                  announcement.text
                )}
              </Box>
            )}
            <Blocks home={home} result={list} />
          </>
        )}
      </Loaded>
    </>
  );
}

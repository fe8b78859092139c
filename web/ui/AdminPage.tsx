import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { PageTitle } from './PageTitle.tsx';

interface AdminHeadingProps {
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
}

/** The heading of a page of the admin area, which is the document's title, too. */
export function AdminHeading({ title, action }: AdminHeadingProps) {
  return (
    <>
      <PageTitle title={title} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 2,
        }}
      >
        <Typography variant="h1">{title}</Typography>
        {action}
      </Box>
    </>
  );
}

interface AdminPageProps<Data> extends LoadedProps<Data> {
  title: string;
  /** The list that the page belongs to. */
  back?: string;
  /** Stands beside the heading, as soon as it can. */
  action?: ReactNode | ((data: Data) => ReactNode);
  /** What the page is about. */
  intro?: string;
  maxWidth?: number;
}

/** A page of the admin area that shows what its query has loaded. */
export function AdminPage<Data>(props: AdminPageProps<Data>) {
  const { title, back, action, intro, maxWidth, result, children } = props;
  const shown = result.data ?? result.previousData;
  return (
    <Box sx={{ maxWidth }}>
      {back && <BackLink href={back} />}
      <AdminHeading title={title} action={typeof action === 'function' ? shown && action(shown) : action} />
      {intro && (
        <Typography sx={{ mt: -1, mb: 3, maxWidth: '65ch', color: 'text.secondary' }}>{intro}</Typography>
      )}
      <Loaded result={result}>{children}</Loaded>
    </Box>
  );
}

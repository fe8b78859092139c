import Typography from '@mui/material/Typography';
import { useSettings } from './settings.ts';

interface PageTitleProps {
  /** Without the shop's name, which is added. None means the shop's name alone. */
  title?: string;
  description?: string;
  /** The one address that search engines should list for this page. */
  canonical?: string;
  /** Picture for link previews, as a path or URL. */
  image?: string;
  /** False for what search engines should not list. */
  isListed?: boolean;
}

/** The document's title and what search engines and link previews read. React moves the tags into the head. */
export function PageTitle({ title, description, canonical, image, isListed = true }: PageTitleProps) {
  const { shopName, origin } = useSettings();
  const fullTitle = title ? `${title} | ${shopName}` : shopName;
  const absolute = (path: string) => new URL(path, origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {!isListed && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={title ?? shopName} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={absolute(canonical)} />}
      {image && <meta property="og:image" content={absolute(image)} />}
    </>
  );
}

/** A page's heading, which is the document's title, too. `space` is the margin below. */
export function PageHeading({ title, space }: { title: string; space?: number | Record<string, number> }) {
  return (
    <>
      <PageTitle title={title} />
      <Typography variant="h1" sx={{ mb: space }}>
        {title}
      </Typography>
    </>
  );
}

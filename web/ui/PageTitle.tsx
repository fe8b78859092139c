import Typography from '@mui/material/Typography';
import { type Preview, type PreviewSource, previewPicture } from './preview-picture.ts';
import { useSettings } from './settings.ts';

interface PageTitleProps {
  /** Without the shop's name, which is added. None means the shop's name alone. */
  title?: string;
  description?: string;
  /** The one address that search engines should list for this page. Pages with one have a card for links to them. */
  canonical?: string;
  /** Picture of that card; one of the shop stands in for it. */
  image?: PreviewSource | false | null;
  /** What the page is about in the words of Open Graph. */
  type?: 'website' | 'product';
  /** False for what search engines should not list. */
  isListed?: boolean;
}

/** Of pages without a picture. */
const CARD: Preview = { src: '/card.png', width: 1200, height: 630 };

/** The document's title and what search engines and link previews read. React moves the tags into the head. */
export function PageTitle(props: PageTitleProps) {
  const { title, description, canonical, image, type = 'website', isListed = true } = props;
  const { shopName, origin } = useSettings();
  const absolute = (path: string) => new URL(path, origin).href;
  const picture = (image && previewPicture(image)) || CARD;
  const card = canonical && {
    type,
    site_name: shopName,
    title: title ?? shopName,
    description,
    url: absolute(canonical),
    image: absolute(picture.src),
    'image:width': picture.width,
    'image:height': picture.height,
    'image:alt': picture.alt || (image && title) || shopName,
  };
  return (
    <>
      <title>{title ? `${title} | ${shopName}` : shopName}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {!isListed && <meta name="robots" content="noindex" />}
      {card && <meta name="twitter:card" content="summary_large_image" />}
      {Object.entries(card || {}).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={`${content}`} />,
      )}
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

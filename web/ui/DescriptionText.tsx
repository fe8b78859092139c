import { RichText } from './RichText.tsx';

/** The description of a product, as HTML that the server made of Markdown. */
export const DescriptionText = ({ html }: { html: string }) => <RichText html={html} sx={style} />;

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5em',
  maxWidth: '65ch',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  '& > *': { m: 0 },
  '& ul, & ol': { pl: 3 },
  '& h3, & h4, & h5, & h6': { mt: 0.5, mb: -2, fontSize: '1.0625rem', lineHeight: 1.35 },
  '& h3': { fontSize: '1.1875rem' },
};

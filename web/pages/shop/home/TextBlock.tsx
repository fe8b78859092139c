import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import type { HomeBlockFragment } from './HomeBlock.generated.tsx';

const SIZES = '(min-width: 1440px) 680px, (min-width: 768px) 47vw, 92vw';

interface TextBlockProps
  extends Pick<HomeBlockFragment, 'title' | 'html' | 'picture' | 'alt' | 'isPictureFirst' | 'link'> {
  isTop: boolean;
}

/** A text beside its picture; on phones the picture stands above it, on whichever side it is. */
export function TextBlock(props: TextBlockProps) {
  const id = useId();
  const { title, html, picture, alt, isPictureFirst, link, isTop } = props;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 6,
        rowGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: picture ? 'repeat(2, minmax(0, 1fr))' : undefined },
      }}
    >
      {picture && (
        <Box
          sx={{
            order: { md: isPictureFirst ? 0 : 1 },
            borderRadius: 1,
            overflow: 'hidden',
            '& img': { aspectRatio: '4 / 3', objectFit: 'cover' },
          }}
        >
          <Picture image={picture} alt={alt} sizes={SIZES} priority={isTop ? 'high' : undefined} />
        </Box>
      )}
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <RichText html={html ?? ''} />
        {link && (
          <Button variant="contained" href={link.href} sx={{ mt: 1 }}>
            {link.label}
          </Button>
        )}
      </div>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { looksLikeAddress } from '../../../features/uploads/GalleryItem.tsx';
import { Picture } from '../../../ui/Picture.tsx';

/** The first picture of a product beside its form. */
export function FirstPicture({ image, name }: { image: string; name: string }) {
  return (
    <Box sx={pictureStyle}>
      {looksLikeAddress.test(image) && (
        <Picture image={image} alt={name && `Picture of ${name}`} sizes="(min-width: 900px) 40vw, 200px" />
      )}
    </Box>
  );
}

const pictureStyle = {
  order: { xs: -1, md: 0 },
  position: { md: 'sticky' },
  top: 88,
  borderRadius: 2,
  overflow: 'hidden',
  maxWidth: { xs: 200, md: 480 },
};

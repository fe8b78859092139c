import Box from '@mui/material/Box';
import * as t from '#messages/admin/edit-product';
import { looksLikeAddress } from '../../../features/uploads/GalleryItem.tsx';
import { Picture } from '../../../ui/Picture.tsx';

/** The first picture of a product beside its form, in sight for as long as the fields beside it are. */
export function FirstPicture({ image, name }: { image: string; name: string }) {
  return (
    // As high as the fields: what is sticky stays within its parent.
    <Box sx={{ order: { xs: -1, md: 0 }, alignSelf: 'stretch' }}>
      <Box sx={pictureStyle}>
        {looksLikeAddress.test(image) && (
          <Picture image={image} alt={name && t.pictureOf(name)} sizes="(min-width: 900px) 40vw, 200px" />
        )}
      </Box>
    </Box>
  );
}

const pictureStyle = {
  position: { md: 'sticky' },
  top: 88,
  borderRadius: 2,
  overflow: 'hidden',
  maxWidth: { xs: 200, md: 480 },
};

import Box from '@mui/material/Box';
import { InfoDialog } from '../../ui/InfoDialog.tsx';

interface LargePhotoProps {
  title: string;
  path: string;
  onClose: () => void;
}

/** A picture of a review, as large as the window allows. */
export function LargePhoto({ title, path, onClose }: LargePhotoProps) {
  return (
    <InfoDialog title={title} onClose={onClose}>
      <Box
        component="img"
        src={path}
        alt=""
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '65vh', mx: 'auto', objectFit: 'contain' }}
      />
    </InfoDialog>
  );
}

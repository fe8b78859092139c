import Box from '@mui/material/Box';
import * as t from '#messages/admin/keys';
import { InfoDialog } from '../../ui/InfoDialog.tsx';
import { keyStyle } from './place-style.ts';

/** Which keys there are in the admin area. */
export function KeyOverview({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog title={t.keyboard} onClose={onClose}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5 }}>
        {t.keys.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
              {keys.map((key) => (
                <Box component="kbd" key={key} sx={{ ...keyStyle, alignSelf: 'start' }}>
                  {key}
                </Box>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
      <p>{t.turnThemOff}</p>
    </InfoDialog>
  );
}

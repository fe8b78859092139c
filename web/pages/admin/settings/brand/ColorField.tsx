import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/brand';
import { brandColors, isColor } from '#money/brand-colors';
import { CITRON } from '#money/house-colors';
import { TextField } from '../../../../ui/TextField.tsx';

/** The colours of a new shop on light pages. */
const DEFAULTS = { primary: '#0B5D4E', accent: CITRON };

interface ColorFieldProps {
  name: keyof typeof DEFAULTS;
  label: string;
  value: string | null;
  /** The server's error. */
  error?: string;
  onChange: (color: string | null) => void;
}

/** A colour, typed or chosen, and what it is corrected to. */
export function ColorField({ name, label, value, error, onChange }: ColorFieldProps) {
  const color = value && isColor(value) ? value : null;
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, '& > div': { flex: 1, minWidth: 0 } }}>
        <Box>
          <TextField
            label={`${label} (optional)`}
            hint={t.colorHint}
            value={value ?? ''}
            error={error}
            inputProps={{ pattern: '#[0-9A-Fa-f]{6}', maxLength: 7, spellCheck: false }}
            onChange={({ target }) => onChange(target.value.trim() || null)}
          />
        </Box>
        <Box
          component="input"
          type="color"
          aria-label={t.chooseColor(label)}
          value={(color ?? DEFAULTS[name]).toLowerCase()}
          onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value.toUpperCase())}
          sx={{
            width: 52,
            height: 46,
            mt: '29px',
            p: 0.5,
            borderRadius: 1,
            border: 1,
            borderColor: 'field.main',
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {color && corrections(name, color)}
      </Typography>
    </Box>
  );
}

/** What is shown instead of a colour, in words. */
function corrections(name: ColorFieldProps['name'], color: string): string {
  const { light, dark } = brandColors({ primary: null, accent: null, [name]: color });
  const [onLight, onDark] = [light[name]!.main, dark[name]!.main];
  const isSame = (shown: string) => shown === color.toUpperCase();
  if (name === 'accent') return isSame(onLight) ? t.isRead : t.correctedBoth(onLight);
  const said = [
    !isSame(onLight) && t.corrected('light', onLight),
    !isSame(onDark) && t.corrected('dark', onDark),
  ].filter(Boolean);
  return said.join(' ') || t.isRead;
}

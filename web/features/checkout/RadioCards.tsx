import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ReactNode } from 'react';

interface RadioCard {
  id: string;
  title: string;
  /** A line below the title; may be empty. */
  details: string;
  /** At the end of the card, such as a price. */
  end?: ReactNode;
}

interface RadioCardsProps {
  legend: string;
  /** Of the radio group in its form; the value is the id of the card. */
  name: string;
  cards: readonly RadioCard[];
  /** Id of the selected card. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** A choice of one card out of some. */
export function RadioCards({ legend, name, cards, chosen, onChoose }: RadioCardsProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 3, p: 0, border: 0, display: 'grid', gap: 1, maxWidth: 560 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {legend}
      </Box>
      {cards.map(({ id, title, details, end }) => (
        <FormControlLabel
          key={id}
          control={<Radio name={name} value={id} checked={id === chosen} />}
          onChange={() => onChoose(id)}
          label={<CardLabel title={title} details={details} end={end} />}
          disableTypography
          sx={{
            m: 0,
            pr: 2,
            py: 0.5,
            border: 1,
            borderRadius: 2,
            borderColor: id === chosen ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
            '& > :last-child': { flexGrow: 1 },
          }}
        />
      ))}
    </Box>
  );
}

function CardLabel({ title, details, end }: Omit<RadioCard, 'id'>) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        {title}
        {details && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {details}
          </Box>
        )}
      </Box>
      {end && (
        <Box component="span" sx={{ flexShrink: 0, fontWeight: 600 }}>
          {end}
        </Box>
      )}
    </Box>
  );
}

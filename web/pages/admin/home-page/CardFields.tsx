import Stack from '@mui/material/Stack';
import * as t from '#messages/admin/home-page';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Block } from './home-blocks.ts';
import { LinkField } from './LinkField.tsx';
import { PictureField } from './PictureField.tsx';

const MOST = 3;
const EMPTY = { title: '', text: '', picture: null, href: '' };

interface CardFieldsProps {
  cards: Block['cards'];
  onChange: (cards: Block['cards']) => void;
  onUploading: (isUploading: boolean) => void;
}

/** The promotion cards of a block, one below the other. */
export function CardFields({ cards, onChange, onUploading }: CardFieldsProps) {
  const change = (index: number, changes: Partial<Block['cards'][number]>) =>
    onChange(cards.map((card, at) => (at === index ? { ...card, ...changes } : card)));
  return (
    <>
      {cards.map((card, index) => {
        const name = t.cardNumber(index + 1);
        return (
          // Cards have no order of their own: they are never moved.
          <Stack key={index} role="group" aria-label={name} sx={{ gap: 2 }}>
            <TextField
              required
              label={t.cardTitle(name)}
              value={card.title}
              inputProps={{ maxLength: 60 }}
              onChange={({ target }) => change(index, { title: target.value })}
            />
            <TextField
              label={t.cardText(name)}
              value={card.text}
              inputProps={{ maxLength: 120 }}
              onChange={({ target }) => change(index, { text: target.value })}
            />
            <LinkField
              required
              label={t.cardLink(name)}
              value={card.href}
              onChange={(href) => change(index, { href })}
            />
            <PictureField
              title={t.cardPicture(name)}
              value={card.picture}
              onChange={(picture) => change(index, { picture })}
              onUploading={onUploading}
            />
            {cards.length > 1 && (
              <Button
                color="error"
                onClick={() => onChange(cards.toSpliced(index, 1))}
                sx={{ alignSelf: 'start' }}
              >
                {t.removeName(name)}
              </Button>
            )}
          </Stack>
        );
      })}
      {cards.length < MOST && (
        <Button variant="outlined" onClick={() => onChange([...cards, EMPTY])} sx={{ alignSelf: 'start' }}>
          {t.addCard}
        </Button>
      )}
    </>
  );
}

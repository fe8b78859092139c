import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as t from '#messages/admin/mail-texts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { EditedMailFragment } from './MailTexts.generated.tsx';

type TextName = 'subject' | 'opening' | 'closing';

interface PlaceholdersProps {
  form: RefObject<HTMLFormElement | null>;
  placeholders: EditedMailFragment['placeholders'];
  onInsert: (field: TextName, text: string) => void;
}

const FIELDS = 'input[name="subject"], textarea[name="opening"], textarea[name="closing"]';

/** What the texts of a mail can name. A button puts it into the field that had the focus last, at its cursor. */
export function Placeholders({ form, placeholders, onInsert }: PlaceholdersProps) {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    const shown = form.current;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELDS)) last.current = target as HTMLInputElement;
    };
    shown?.addEventListener('focusin', note);
    return () => shown?.removeEventListener('focusin', note);
  }, [form]);
  const insert = (name: string) => {
    const field =
      last.current ?? form.current?.querySelector<HTMLTextAreaElement>('textarea[name="opening"]');
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const [start, end] = last.current
      ? [selectionStart ?? value.length, selectionEnd ?? value.length]
      : [value.length, value.length];
    const text = t.placeholder(name);
    flushSync(() => onInsert(field.name as TextName, value.slice(0, start) + text + value.slice(end)));
    field.focus();
    field.setSelectionRange(start + text.length, start + text.length);
  };
  return (
    <Section title={t.placeholders} intro={t.placeholdersIntro}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {placeholders.map(({ name, example, isRequired }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
          >
            <Button size="small" variant="outlined" aria-label={t.insert(name)} onClick={() => insert(name)}>
              {t.placeholder(name)}
            </Button>
            <Typography component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t.exampleOf(example || t.shopNameExample, isRequired)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { Section } from '../../../ui/Section.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditProductFragment } from './EditProductPage.generated.tsx';

/** As much of them as search engines show, and as the shop stores. */
const SHOWN = { title: 60, text: 160 };
const MOST = { title: 100, text: 320 };

interface SeoFieldsProps {
  saved: Pick<EditProductFragment, 'name' | 'slug' | 'descriptionText' | 'seoTitle' | 'seoDescription'>;
  errors: Partial<Record<string, string>>;
}

/** What search engines read instead of the name and the description, and how they show it. */
export function SeoFields({ saved, errors }: SeoFieldsProps) {
  const { shopName, origin } = useSettings();
  const [name, setName] = useState(saved.name);
  const [title, setTitle] = useState(saved.seoTitle);
  const [text, setText] = useState(saved.seoDescription);
  const titleField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  // The form shows what others saved in the fields themselves; the name is above.
  useEffect(() => {
    const nameField = titleField.current?.form?.elements.namedItem('name') as HTMLInputElement;
    const showName = () => setName(nameField.value);
    showName();
    setTitle(titleField.current?.value ?? saved.seoTitle);
    setText(textField.current?.value ?? saved.seoDescription);
    nameField.addEventListener('input', showName);
    return () => nameField.removeEventListener('input', showName);
  }, [saved]);
  return (
    <Section title={t.searchEngines} sx={{ minWidth: 0, gap: 2.5, mt: 1 }}>
      <TextField
        label={t.optional(t.seoTitle)}
        name="seoTitle"
        defaultValue={saved.seoTitle}
        hint={t.seoTitleHint(title.length, SHOWN.title)}
        inputRef={titleField}
        inputProps={{ maxLength: MOST.title }}
        error={errors.seoTitle}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        multiline
        minRows={2}
        label={t.optional(t.seoText)}
        name="seoDescription"
        defaultValue={saved.seoDescription}
        hint={t.seoTextHint(text.length, SHOWN.text)}
        inputRef={textField}
        inputProps={{ maxLength: MOST.text }}
        error={errors.seoDescription}
        onChange={({ target }) => setText(target.value)}
      />
      <Box component="figure" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
          {t.asSearchEnginesShowIt}
        </Typography>
        <Typography variant="body2">{`${origin}/product/${saved.slug ?? '…'}`}</Typography>
        <Typography sx={{ fontSize: '1.25rem', color: 'primary.main' }}>
          {shortened(`${title.trim() || name.trim() || t.name} | ${shopName}`, SHOWN.title)}
        </Typography>
        <Typography>{shortened(text.trim() || saved.descriptionText, SHOWN.text)}</Typography>
      </Box>
    </Section>
  );
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text;

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/brand';
import { FONT_PAIRS, type FontPairName } from '#money/font-pairs';
import { formError, ignoreShown, readFailure } from '../../../../apollo/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Section } from '../../../../ui/Section.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { SubmitButton } from '../../../../ui/SubmitButton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useSaveKey } from '../../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../../ui/useUnsaved.tsx';
import { type EditedBrandFragment, useSaveBrandSettingsMutation } from './Brand.generated.tsx';
import { type Brand, BrandPreview } from './BrandPreview.tsx';
import { ColorField } from './ColorField.tsx';
import { PictureField } from './PictureField.tsx';

const NONE: Brand = {
  primary: null,
  accent: null,
  fonts: 'CITRON',
  logo: null,
  darkLogo: null,
  icon: null,
  card: null,
  isLogoOnWhite: false,
};

const PAIRS = Object.entries(FONT_PAIRS).map(
  ([name, { heading, body }]) => [name, t.fontPairs(heading.name, body.name)] as const,
);

const PICTURES = ['logo', 'darkLogo', 'icon', 'card'] as const;

interface BrandFormProps {
  saved: EditedBrandFragment;
  /** Reads what somebody else has saved meanwhile. */
  onReload: () => Promise<EditedBrandFragment | undefined>;
}

/** The brand with a preview: nothing changes for shoppers before it is published, and publishing can be undone. */
export function BrandForm({ saved, onReload }: BrandFormProps) {
  const [stored, setStored] = useState(saved);
  const [brand, setBrand] = useState(() => brandOf(saved));
  /** What was there before the last publication of this visit. */
  const [before, setBefore] = useState<Brand | null>(null);
  const [uploads, setUploads] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  useSaveKey(form);
  const [save, { loading, error, reset }] = useSaveBrandSettingsMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const change = (changes: Partial<Brand>) => setBrand((before) => ({ ...before, ...changes }));
  const show = (shown: EditedBrandFragment) => {
    setStored(shown);
    setBrand(brandOf(shown));
  };
  const store = async (wanted: Brand) => {
    const { data } = await save({ variables: { input: { ...wanted, version: stored.version } } });
    if (!data) throw new Error('No data');
    show(data.saveBrandSettings.brandSettings);
  };
  const publish = async () => {
    const replaced = brandOf(stored);
    const sent = sending();
    await store(brand);
    sent();
    setBefore(replaced);
    toast(t.published);
  };
  const undo = async (wanted: Brand) => {
    await store(wanted);
    setBefore(null);
    toast(t.undone);
  };
  const reload = async () => {
    const theirs = await onReload();
    if (!theirs) return;
    reset();
    show(theirs);
  };
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void publish().catch(ignoreShown);
      }}
      sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {/* The pictures belong to what the form holds. */}
      <input type="hidden" value={PICTURES.map((name) => brand[name]).join()} />
      <Section id="brand" title={t.colors} intro={t.intro}>
        <Box sx={columns}>
          <ColorField
            {...{ name: 'primary', label: t.primary, value: brand.primary, error: fields.primary }}
            onChange={(primary) => change({ primary })}
          />
          <ColorField
            {...{ name: 'accent', label: t.accent, value: brand.accent, error: fields.accent }}
            onChange={(accent) => change({ accent })}
          />
        </Box>
      </Section>
      <Section title={t.fonts}>
        <Select
          label={t.fontPair}
          name="fonts"
          value={brand.fonts}
          error={fields.fonts}
          options={PAIRS}
          onChange={(fonts) => change({ fonts: fonts as FontPairName })}
        />
      </Section>
      <Section title={t.pictures}>
        <Box sx={columns}>
          {PICTURES.map((name) => (
            <PictureField
              key={name}
              {...{ name, value: brand[name], error: fields[name] }}
              isDisabled={name === 'darkLogo' && !brand.logo}
              onChange={(path) =>
                change({ [name]: path, ...(name === 'logo' && !path && { darkLogo: null }) })
              }
              onUploading={(isUploading) => setUploads((before) => before + (isUploading ? 1 : -1))}
            />
          ))}
        </Box>
        {brand.logo && (
          <FormControlLabel
            control={
              <Checkbox
                checked={brand.isLogoOnWhite}
                onChange={(_, isLogoOnWhite) => change({ isLogoOnWhite })}
              />
            }
            label={t.logoOnWhite}
          />
        )}
      </Section>
      <Section title={t.preview}>
        <BrandPreview brand={brand} />
      </Section>
      {message && (
        <Message severity="error">
          {message}{' '}
          {error && readFailure(error).code === 'CONFLICT' && (
            <Button color="inherit" size="small" onClick={() => void reload().catch(ignoreShown)}>
              {t.showTheirs}
            </Button>
          )}
        </Message>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton pending={loading} disabled={uploads > 0}>
          {t.publish}
        </SubmitButton>
        {before && (
          <Button variant="outlined" onClick={() => void undo(before).catch(ignoreShown)}>
            {t.undo}
          </Button>
        )}
        <Button onClick={() => setBrand(NONE)}>{t.reset}</Button>
      </Box>
      {question}
    </Box>
  );
}

const columns = { display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

function brandOf({ primary, accent, fonts, ...pictures }: EditedBrandFragment): Brand {
  const { logo, darkLogo, isLogoOnWhite, icon, card } = pictures;
  return { primary, accent, fonts, logo, darkLogo, isLogoOnWhite, icon, card };
}

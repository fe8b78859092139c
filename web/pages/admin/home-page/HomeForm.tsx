import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/home-page';
import { formError, ignoreShown, readFailure } from '../../../apollo/errors.ts';
import { homePreviewUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { BlockList } from './BlockList.tsx';
import type { EditedHomePageFragment } from './HomeEditor.generated.tsx';
import {
  usePublishHomePageMutation,
  useSaveHomeDraftMutation,
  useUndoHomePageMutation,
} from './HomeEditor.generated.tsx';
import { type CollectionOption, inputOfLayout, type Layout, layoutOf, withHidden } from './home-blocks.ts';

interface HomeFormProps {
  saved: EditedHomePageFragment;
  collections: readonly CollectionOption[];
  /** Reads what somebody else has saved meanwhile. */
  onReload: () => Promise<EditedHomePageFragment | undefined>;
}

/** The draft, or what is published. */
function savedLayout(saved: EditedHomePageFragment): Layout {
  const layout = layoutOf(saved.draft ?? saved.published, saved);
  return { ...layout, blocks: withHidden(layout.blocks, saved) };
}

/** The home page as it is prepared. What was changed stays when it is read again. */
export function HomeForm({ saved, collections, onReload }: HomeFormProps) {
  const [stored, setStored] = useState(saved);
  const [layout, setLayout] = useState(() => savedLayout(saved));
  const form = useRef<HTMLFormElement>(null);
  const { sending, leave, question } = useUnsaved(form);
  useSaveKey(form);
  const inForm = { context: { inlineErrors: true } };
  const [save, saving] = useSaveHomeDraftMutation(inForm);
  const [publish, publishing] = usePublishHomePageMutation(inForm);
  const [undo, undoing] = useUndoHomePageMutation(inForm);
  const error = saving.error ?? publishing.error ?? undoing.error;
  const { message, fields } = formError(error);
  const reset = () => {
    for (const each of [saving, publishing, undoing]) each.reset();
  };
  const show = (shown: EditedHomePageFragment) => {
    setStored(shown);
    setLayout(savedLayout(shown));
  };
  const store = async () => {
    reset();
    const sent = sending();
    const input = { ...inputOfLayout(layout), version: stored.version };
    const { data } = await save({ variables: { input } });
    if (!data) throw new Error('No data');
    sent();
    setStored(data.saveHomeDraft.homePage);
    setLayout((before) => ({ ...before, blocks: withHidden(before.blocks, data.saveHomeDraft.homePage) }));
    return data.saveHomeDraft.homePage;
  };
  const saveDraft = async () => {
    await store();
    toast(t.saved);
  };
  const saveAndPublish = async () => {
    const { version, draft } = await store();
    if (!draft) return toast(t.nothingToPublish);
    const { data } = await publish({ variables: { input: { version } } });
    if (data) setStored(data.publishHomePage.homePage);
    if (data) toast(t.published);
  };
  const undoLast = async () => {
    reset();
    const { data } = await undo({ variables: { input: { version: stored.version } } });
    if (!data) return;
    show(data.undoHomePage.homePage);
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
        void saveDraft().catch(ignoreShown);
      }}
      sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {/* The blocks belong to what the form holds. */}
      <input type="hidden" value={JSON.stringify(inputOfLayout(layout).blocks)} />
      <Typography role="status">{stored.draft ? t.hasDraft : t.isPublished}</Typography>
      <BlockList
        blocks={layout.blocks}
        collections={collections}
        onChange={(blocks) => setLayout({ ...layout, blocks })}
      />
      <Section title={t.announcement} intro={t.announcementHint}>
        <AnnouncementFields
          announcement={layout.announcement}
          error={fields.announcement}
          onChange={(announcement) => setLayout({ ...layout, announcement })}
        />
      </Section>
      {(message || fields.blocks) && (
        <Message severity="error">
          {fields.blocks ?? message}{' '}
          {error && readFailure(error).code === 'CONFLICT' && (
            <Button color="inherit" size="small" onClick={() => void reload().catch(ignoreShown)}>
              {t.showTheirs}
            </Button>
          )}
        </Message>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton pending={saving.loading || publishing.loading}>{t.saveDraft}</SubmitButton>
        <Button variant="outlined" onClick={() => void saveAndPublish().catch(ignoreShown)}>
          {t.publish}
        </Button>
        <Button variant="outlined" href={homePreviewUrl}>
          {t.previewDraft}
        </Button>
        {stored.canUndo && (
          <Button onClick={() => leave(() => void undoLast().catch(ignoreShown))}>{t.undo}</Button>
        )}
        {stored.draft && (
          <Button onClick={() => setLayout(layoutOf(stored.published, stored))}>{t.putInPublished}</Button>
        )}
        <Button onClick={() => setLayout(layoutOf(stored.default, stored))}>{t.putInDefault}</Button>
      </Box>
      {question}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/pages';
import { textHint } from '#messages/markdown';
import { formError, ignoreShown, readFailure } from '../../../apollo/errors.ts';
import { editPageUrl } from '../../../router/admin-urls.ts';
import type { PageKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { Message } from '../../../ui/Message.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { AddPicture } from './AddPicture.tsx';
import { PagePreview } from './PagePreview.tsx';
import { type EditedPageFragment, useSavePageMutation } from './Pages.generated.tsx';
import { type EarlierTexts, PageVersions } from './PageVersions.tsx';

const LONGEST_BODY = 50_000;

const fields = defineFields({
  title: { kind: 'text', label: t.title, required: true, max: 100 },
  slug: { kind: 'text', label: t.address, hint: t.addressHint, max: 80 },
  description: { kind: 'text', label: t.description, hint: t.descriptionHint, max: 160, rows: 2 },
});
const state = defineFields({ isPublished: { kind: 'flag', label: t.isPublished } });

interface PageFormProps {
  /** A new one without it. */
  page?: EditedPageFragment;
  /** What a new one starts with. */
  template?: { kind: PageKind; title: string; body: string };
  /** What to do when somebody else has saved it meanwhile. */
  conflict?: {
    /** Shows what they saved. */
    onReload: () => Promise<void>;
    /** Reads which version theirs is. */
    readVersion: () => Promise<number | undefined>;
  };
}

/** The form of a page. What is typed stays when the page is read again. */
export function PageForm({ page, template, conflict }: PageFormProps) {
  const [base, setBase] = useState(page);
  const [restored, setRestored] = useState<EarlierTexts>();
  const [body, setBody] = useState(base?.body ?? template?.body ?? '');
  const form = useRef<HTMLFormElement>(null);
  const [isUploading, setUploading] = useState(false);
  const insert = (text: string) => {
    const { value, selectionStart, selectionEnd } = form.current!.elements.namedItem(
      'body',
    ) as HTMLTextAreaElement;
    setBody(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  };
  const { sending, question } = useUnsaved(form);
  useSaveKey(form);
  const navigate = useNavigate();
  const [save, { loading, error }] = useSavePageMutation({ context: { inlineErrors: true } });
  const { message, fields: errors } = formError(error);
  const solve = base && error && readFailure(error).code === 'CONFLICT' ? conflict : undefined;
  const send = async (version = base?.version) => {
    if (!form.current) return;
    const { slug, ...texts } = readFields({ ...fields, ...state }, new FormData(form.current));
    const which = base ? { id: base.id, version } : { kind: template?.kind };
    const sent = sending();
    const input = { ...which, slug: slug || null, ...texts, body };
    const saved = (await save({ variables: { input } })).data?.savePage.page;
    if (!saved) return;
    sent();
    toast(t.saved);
    setBase(saved);
    if (!base) navigate(editPageUrl(saved.id), { replace: true });
  };
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send().catch(ignoreShown);
      }}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {(base?.kind ?? template) && !base?.isPublished && (
        <Message severity="info">{t.notLegalAdvice}</Message>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FormFields
            key={restored && JSON.stringify(restored)}
            fields={fields}
            values={{ ...(base ?? template), ...restored }}
            errors={errors}
          />
          <TextField
            name="body"
            label={t.text}
            hint={textHint}
            error={errors.body}
            multiline
            minRows={16}
            maxRows={30}
            inputProps={{ maxLength: LONGEST_BODY }}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
          <AddPicture onAdd={insert} onUploading={setUploading} />
          <FormFields fields={state} values={base ?? {}} errors={errors} autoFocus={false} />
          {message && (
            <Message severity="error">
              {message}{' '}
              {solve && (
                <>
                  <Button color="inherit" size="small" onClick={() => void solve.onReload()}>
                    {t.showTheirs}
                  </Button>
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => void solve.readVersion().then(send).catch(ignoreShown)}
                  >
                    {t.saveMine}
                  </Button>
                </>
              )}
            </Message>
          )}
          <Box>
            <SubmitButton pending={loading} disabled={isUploading}>
              {t.save}
            </SubmitButton>
          </Box>
        </Box>
        <PagePreview body={body} />
      </Box>
      {base && base.versions.length > 0 && (
        <PageVersions
          page={base}
          onRestore={(texts) => {
            setRestored(texts);
            setBody(texts.body);
            toast(t.wasPutIn);
          }}
        />
      )}
      {question}
    </Box>
  );
}

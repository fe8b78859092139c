import Box from '@mui/material/Box';
import { type FormEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/mail-texts';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { formError, ignoreShown, readFailure } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMailedText } from '../../../ui/useMailed.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import {
  type EditedMailFragment,
  useSaveMailTextMutation,
  useSendMailSampleMutation,
} from './MailTexts.generated.tsx';
import { Placeholders } from './Placeholders.tsx';

type Texts = Pick<EditedMailFragment, 'subject' | 'opening' | 'closing'>;

const SUBJECT = 150;
const TEXT = 2_000;

const Test = actionButton(useSendMailSampleMutation);

interface MailTextFormProps {
  mail: EditedMailFragment;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => Promise<void>;
  /** Reads which version theirs is. */
  readVersion: () => Promise<number | undefined>;
}

/** The texts of a mail. What is typed stays when the mail is read again. */
export function MailTextForm({ mail, onReload, readVersion }: MailTextFormProps) {
  const [base, setBase] = useState(mail);
  const [texts, setTexts] = useState<Texts>(base);
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  useSaveKey(form);
  const mailed = useMailedText();
  const [save, { loading, error }] = useSaveMailTextMutation({ context: { inlineErrors: true } });
  const { message, fields: errors } = formError(error);
  const { name, placeholders } = base;
  const draft = { name, subject: texts.subject, opening: texts.opening, closing: texts.closing };
  const send = async (version = base.version, input = draft) => {
    const sent = sending();
    const saved = (await save({ variables: { input: { ...input, version } } })).data?.saveMailTemplate
      .template;
    if (!saved) return;
    sent();
    toast(t.saved);
    setBase(saved);
    setTexts(saved);
  };
  const field = (of: keyof Texts, label: string, hint: string, max: number) => ({
    name: of,
    label,
    hint,
    error: errors[of],
    value: texts[of],
    inputProps: { maxLength: max },
    onChange: ({ target }: { target: { value: string } }) =>
      setTexts((before) => ({ ...before, [of]: target.value })),
  });
  const isDefault =
    texts.subject === base.defaultSubject && texts.opening === base.defaultOpening && texts.closing === '';
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send().catch(ignoreShown);
      }}
      sx={columns}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField {...field('subject', t.subject, t.subjectHint, SUBJECT)} />
        <TextField {...field('opening', t.opening, t.openingHint, TEXT)} multiline minRows={5} maxRows={20} />
        <TextField {...field('closing', t.closing, t.closingHint, TEXT)} multiline minRows={3} maxRows={20} />
        <Placeholders
          form={form}
          placeholders={placeholders}
          onInsert={(of, text) => setTexts((before) => ({ ...before, [of]: text }))}
        />
        {message && (
          <Message severity="error">
            {message}{' '}
            {error && readFailure(error).code === 'CONFLICT' && (
              <>
                <Button color="inherit" size="small" onClick={() => void onReload()}>
                  {t.showTheirs}
                </Button>
                <Button
                  color="inherit"
                  size="small"
                  onClick={() =>
                    void readVersion()
                      .then((theirs) => send(theirs))
                      .catch(ignoreShown)
                  }
                >
                  {t.saveMine}
                </Button>
              </>
            )}
          </Message>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitButton pending={loading}>{t.save}</SubmitButton>
          <Test
            variables={{ input: draft }}
            done={({ sendMailSample }) => mailed(t.testSent(sendMailSample.address))}
            variant="outlined"
          >
            {t.sendTest}
          </Test>
          {!isDefault && (
            <Button
              onClick={() => {
                setTexts({ subject: base.defaultSubject, opening: base.defaultOpening, closing: '' });
                toast(t.defaultIsIn, { variant: 'info' });
              }}
            >
              {t.useDefault}
            </Button>
          )}
        </Box>
      </Box>
      <DraftPreview draft={draft} />
      {question}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

import * as t from '#messages/admin/returns';
import { formatMoney } from '#money/format-money';
import { orderName } from '#money/order-name';
import { formError, ignoreShown } from '../../../../apollo/errors.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Loader } from '../../../../ui/Loader.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useMailed } from '../../../../ui/useMailed.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import {
  useApproveReturnMutation,
  useCloseReturnMutation,
  useRefuseReturnMutation,
  useReturnInstructionsQuery,
} from './ReturnTools.generated.tsx';

export type ReturnAnswer = 'approve' | 'refuse' | 'close';

interface AnswerReturnProps {
  answer: ReturnAnswer;
  returned: ShownReturnFragment;
  onDone: () => void;
  onClose: () => void;
}

/** What staff write when they approve, refuse or close a return. */
export function AnswerReturn({ answer, returned, onDone, onClose }: AnswerReturnProps) {
  const { id: returnId, exchange } = returned;
  const mailed = useMailed();
  const settings = useSettings();
  const paid = exchange?.isRestPaid && exchange.rest ? formatMoney(exchange.rest.amount, settings) : null;
  const inline = { context: { inlineErrors: true } };
  const [approve, approved] = useApproveReturnMutation(inline);
  const [refuse, refused] = useRefuseReturnMutation(inline);
  const [close, closed] = useCloseReturnMutation(inline);
  const proposed = useReturnInstructionsQuery({ fetchPolicy: 'no-cache', skip: answer !== 'approve' });
  const { message, fields } = formError(approved.error ?? refused.error ?? closed.error);
  const dialogs = {
    approve: {
      title: t.approveReturn,
      label: t.instructions,
      hint: mailed(t.instructionsHint),
      done: t.approved,
      send: (instructions: string) => approve({ variables: { input: { returnId, instructions } } }),
    },
    refuse: {
      title: t.refuseReturn,
      label: t.answer,
      hint: mailed(t.answerHint),
      done: t.refused,
      send: (text: string) => refuse({ variables: { input: { returnId, answer: text } } }),
    },
    close: {
      title: t.closeReturn,
      label: t.answer,
      hint: mailed(t.answerHint),
      done: t.closed,
      send: (reason: string) => close({ variables: { input: { returnId, reason } } }),
    },
  };
  const { title, label, hint, done, send } = dialogs[answer];
  const submit = (form: FormData) =>
    void send(String(form.get('text'))).then(() => {
      toast(done);
      onDone();
      onClose();
    }, ignoreShown);
  return (
    <FormDialog
      title={title}
      description={
        answer === 'close' && exchange?.due
          ? t.endsExchange(orderName(exchange.orderNumber), paid)
          : undefined
      }
      action={title}
      pending={approved.loading || refused.loading || closed.loading}
      error={message ?? Object.values(fields)[0] ?? null}
      onSubmit={submit}
      onClose={onClose}
    >
      {proposed.loading ? (
        <Loader />
      ) : (
        <TextField
          {...{ label, hint }}
          name="text"
          required
          multiline
          minRows={3}
          defaultValue={proposed.data?.returnInstructions}
          inputProps={{ maxLength: answer === 'close' ? 500 : 2000 }}
        />
      )}
    </FormDialog>
  );
}

import * as t from '#messages/timeline';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { useAnswerWaitsQuery, useMarkMessagesAnsweredMutation } from './AnswerWaits.generated.tsx';

interface AnswerWaitsProps {
  id: string;
  onChange: () => void;
}

/** For staff: that the buyer of an order waits for an answer, with a button for messages that need none. */
export function AnswerWaits({ id, onChange }: AnswerWaitsProps) {
  const { data } = useAnswerWaitsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [mark, { loading }] = useMarkMessagesAnsweredMutation();
  if (!data?.order.hasUnansweredMessage) return null;
  return (
    <Message severity="info">
      {t.answerWaits}{' '}
      <Button
        size="small"
        loading={loading}
        onClick={() => void mark({ variables: { input: { orderId: id } } }).then(onChange, ignoreShown)}
      >
        {t.noAnswerNeeded}
      </Button>
    </Message>
  );
}

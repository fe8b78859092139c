import * as t from '#messages/admin/jobs';
import { ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useRetryWorkMutation } from './JobsPage.generated.tsx';

/** Tries failed work again, before its time. */
export function RetryWork({ queue, id }: { queue: string; id: string }) {
  const [retry, { loading }] = useRetryWorkMutation();
  const onClick = () => {
    retry({ variables: { queue, id } }).then(() => toast(t.itIsTriedAgainWithin), ignoreShown);
  };
  return (
    <Button variant="outlined" size="small" loading={loading} onClick={onClick}>
      {t.tryNow(<VisuallyHidden>, {id}</VisuallyHidden>)}
    </Button>
  );
}

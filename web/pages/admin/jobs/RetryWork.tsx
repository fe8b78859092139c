import { ignoreShown } from '../../../apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useRetryWorkMutation } from './JobsPage.generated.tsx';

/** Tries failed work again, before its time. */
export function RetryWork({ queue, id }: { queue: string; id: string }) {
  const [retry, { loading }] = useRetryWorkMutation();
  const onClick = () => {
    retry({ variables: { queue, id } }).then(
      () => toast('It is tried again within half a minute.'),
      ignoreShown,
    );
  };
  return (
    <Button variant="outlined" size="small" loading={loading} onClick={onClick}>
      Try now<VisuallyHidden>, {id}</VisuallyHidden>
    </Button>
  );
}

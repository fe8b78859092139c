import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/test-orders';
import { ignoreShown } from '../../../apollo/errors.ts';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { testOrdersUrl } from '../../../router/admin-urls.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { Purchase } from './purchase.ts';
import { usePlaceTestOrderMutation } from './TestOrder.generated.tsx';

interface TestOrderProps {
  purchase: Purchase;
  disabled: boolean;
}

/** For staff who set up a shop that is not open: places what is shown as a test order. The cart stays. */
export function TestOrder({ purchase, disabled }: TestOrderProps) {
  const navigate = useNavigate();
  const [place, { loading }] = usePlaceTestOrderMutation();
  if (!may(useViewer(), 'SETTINGS')) return null;
  const { cartId: _, ...input } = purchase;
  const submit = () =>
    void place({ variables: { input } }).then(({ data }) => data && navigate(testOrdersUrl), ignoreShown);
  return (
    <>
      <SubmitButton
        type="button"
        variant="outlined"
        fullWidth
        sx={{ mt: 1.5 }}
        pending={loading}
        disabled={disabled}
        onClick={submit}
      >
        {t.placeAsATest}
      </SubmitButton>
      <Box component="p" sx={{ mt: 1, mb: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
        {t.whatATestIs}
      </Box>
    </>
  );
}

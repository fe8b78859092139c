import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/energy';
import { EnergyArrow } from '../../../ui/EnergyArrow.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useEnergyLabelQuery } from './EnergyLabel.generated.tsx';

/** Beside the price: the arrow, which leads to the energy label, the product information sheet and the page in EPREL, where the product has these. */
export function EnergyLabel({ id, of }: { id: string; of: string }) {
  const { data } = useEnergyLabelQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  const fileOf = (kind: string) => data?.product.documents.find((document) => document.kind === kind);
  const [label, sheet] = [fileOf('ENERGY_LABEL'), fileOf('INFORMATION_SHEET')];
  const eprelNumber = data?.product.eprelNumber;
  const arrow = <EnergyArrow of={of} />;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, my: 0.75 }}
    >
      {label ? (
        <Link href={label.path} download={`${label.title}.pdf`} underline="none">
          {arrow}
          <VisuallyHidden>{t.showsTheLabel}</VisuallyHidden>
        </Link>
      ) : (
        arrow
      )}
      {sheet && (
        <Link href={sheet.path} download={`${sheet.title}.pdf`} sx={small}>
          {t.informationSheet}
        </Link>
      )}
      {eprelNumber && (
        <Link
          href={`https://eprel.ec.europa.eu/qr/${eprelNumber}`}
          target="_blank"
          rel="noopener noreferrer"
          sx={small}
        >
          {t.eprel}
        </Link>
      )}
    </Box>
  );
}

const small = { fontSize: '0.9375rem', fontWeight: 400 };

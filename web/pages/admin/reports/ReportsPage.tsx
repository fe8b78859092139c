import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/reports';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { card, cardLink, cardList } from '../../../ui/card-styles.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { reportUrl } from './report-urls.ts';

type Name = keyof typeof t.titles;

const groups: [title: string, names: Name[]][] = [
  [
    t.groups.sales,
    ['day', 'week', 'month', 'product', 'category', 'country', 'payment-method', 'discount-code'],
  ],
  [t.groups.tax, ['tax-rate', 'tax-country', 'return-reason']],
  [t.groups.more, ['stock', 'cohorts']],
];

/** All reports. */
export default function ReportsPage() {
  return (
    <>
      <AdminHeading title={t.reports} />
      <Typography sx={{ maxWidth: '65ch', color: 'text.secondary' }}>{t.intro}</Typography>
      {groups.map(([title, names]) => (
        <Section key={title} title={title} sx={{ mt: 4 }}>
          <Box component="ul" sx={cardList(260)}>
            {names.map((name) => (
              <Box component="li" key={name} sx={card}>
                <Box component={RouterLink} href={reportUrl(name)} sx={cardLink}>
                  {t.titles[name]}
                </Box>
                <Typography sx={{ color: 'text.secondary' }}>{t.hints[name]}</Typography>
              </Box>
            ))}
          </Box>
        </Section>
      ))}
    </>
  );
}

import Box from '@mui/material/Box';
import * as t from '#messages/energy';
import { ENERGY_CLASSES, type EnergyClass, parseEnergyClass } from '#money/energy-class';

/** From the best class of a scale to its worst, as on labels. */
const COLORS = ['#009640', '#52AE32', '#C8D400', '#FFED00', '#FBBA00', '#EC6608', '#E30613'];

/** The arrow of an energy label with its class, beside the range of its scale. The letters are as large as those of the price around it. */
export function EnergyArrow({ of }: { of: string }) {
  const energyClass = parseEnergyClass(of);
  return energyClass && <Arrow {...energyClass} />;
}

function Arrow({ name, best, worst }: EnergyClass) {
  return (
    <Box component="span" role="img" aria-label={t.energyClass(name, best, worst)} sx={arrowStyle}>
      <Box component="span" aria-hidden sx={rangeStyle}>
        <span>{best}</span>
        <span>↑</span>
        <span>{worst}</span>
      </Box>
      <Box component="span" aria-hidden sx={{ ...classStyle, bgcolor: colorOf({ name, best, worst }) }}>
        {name}
      </Box>
    </Box>
  );
}

function colorOf({ name, best, worst }: EnergyClass): string {
  const [at, from, to] = [name, best, worst].map((each) => ENERGY_CLASSES.indexOf(each)) as [
    number,
    number,
    number,
  ];
  return COLORS[Math.round(((at - from) / (to - from)) * (COLORS.length - 1))]!;
}

const arrowStyle = {
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignSelf: 'center',
  height: '1.6em',
  lineHeight: 1,
  fontWeight: 700,
  // Printed as well, and on a dark ground as on paper.
  printColorAdjust: 'exact',
  colorScheme: 'light',
} as const;

const rangeStyle = {
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'center',
  px: '0.3em',
  py: '0.1em',
  fontSize: '0.45em',
  bgcolor: '#fff',
  color: '#000',
  border: '1px solid #000',
  borderRight: 0,
};

const classStyle = {
  display: 'grid',
  alignItems: 'center',
  pl: '0.35em',
  pr: '0.95em',
  clipPath: 'polygon(0 0, calc(100% - 0.7em) 0, 100% 50%, calc(100% - 0.7em) 100%, 0 100%)',
  // White letters with a dark edge, as labels have them: they can be read on yellow as well.
  color: '#fff',
  textShadow: '0 0 0.08em #000, 0 0 0.08em #000, 0 0 0.12em #000',
};

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/catalog';

interface CategoryBoxesProps {
  /** Of each box. */
  name?: string;
  legend?: string;
  /** In the order of the tree, each with those above it and itself. */
  categories: readonly { id: string; path: readonly { name: string }[] }[];
  chosen: readonly string[];
  /** What the choice means. */
  hint: string;
  error?: string;
}

/** Categories, or what else is chosen from a list, as boxes of a form. */
export function CategoryBoxes(props: CategoryBoxesProps) {
  const { name = 'category', legend = t.categories, categories, chosen, hint, error } = props;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
        {legend}
      </Typography>
      <Typography sx={{ fontSize: '0.875rem', color: error ? 'error.main' : 'text.secondary' }}>
        {error ?? hint}
      </Typography>
      <Box sx={{ mt: 0.5, maxHeight: 220, overflowY: 'auto' }}>
        {categories.map(({ id, path }) => (
          <FormControlLabel
            key={id}
            sx={{ display: 'flex', ml: path.length * 2 - 3.5 }}
            control={<Checkbox name={name} value={id} defaultChecked={chosen.includes(id)} />}
            label={path.at(-1)!.name}
          />
        ))}
      </Box>
    </Box>
  );
}

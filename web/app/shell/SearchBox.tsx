import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useNavigate, useParams } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { searchUrl } from '../../urls.ts';
import { CITRON } from '../theme.ts';

/** Leads to the results of a keyword, or home without one. Works as a plain form before the app has started. */
export function SearchBox() {
  const { keyword = '' } = useParams();
  const navigate = useNavigate();
  const search = (form: FormData) => void navigate(searchUrl(String(form.get('keyword'))));
  return (
    <Box
      component="form"
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
      sx={{
        gridArea: 'search',
        display: 'flex',
        justifySelf: 'end',
        width: '100%',
        maxWidth: { sm: 320 },
        borderRadius: 99,
        bgcolor: 'rgb(255 255 255 / 9%)',
        pl: 2,
        '&:focus-within': { outline: '2px solid', outlineColor: CITRON },
      }}
    >
      <InputBase
        // A new key puts the keyword of the address into the box.
        key={keyword}
        name="keyword"
        type="search"
        defaultValue={keyword}
        placeholder="Search products..."
        inputProps={{ 'aria-label': 'Search products', enterKeyHint: 'search' }}
        sx={{
          flex: 1,
          color: 'inherit',
          '& input': { outline: 'none' },
          '& input::placeholder': { color: '#A9B7B1', opacity: 1 },
        }}
      />
      <IconButton type="submit" aria-label="Search" sx={{ color: CITRON }}>
        <Icon name="search" size={20} />
      </IconButton>
    </Box>
  );
}

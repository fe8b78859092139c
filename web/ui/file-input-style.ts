/** Style of an input of files: its button looks like the outlined ones of the shop. */
export const fileInputStyle = {
  font: 'inherit',
  maxWidth: '100%',
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'transparent',
    minHeight: 44,
    px: 2.5,
    mr: 1.5,
    border: '1px solid',
    borderRadius: '999px',
    cursor: 'pointer',
  },
} as const;

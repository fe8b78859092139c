import Link from '@mui/material/Link';

interface FileLinkProps {
  href: string;
  /** What is shown. */
  label: string;
  /** What the link is called where its row is not seen. */
  name: string;
  save: (href: string) => Promise<void>;
}

/** Saves a file that the server makes: no screen of the app. */
export function FileLink({ href, label, name, save }: FileLinkProps) {
  return (
    <Link
      component="a"
      href={href}
      download
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        void save(href);
      }}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mr: 2, fontWeight: 600 }}
    >
      {label}
    </Link>
  );
}

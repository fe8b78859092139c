import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { PasswordHost } from '../features/accounts/password-host.tsx';
import { type Settings, SettingsContext } from '../ui/settings.ts';
import { ToastHost } from '../ui/toast.tsx';
import { createTheme } from './theme.ts';

interface ProvidersProps {
  client: ApolloClient;
  settings: Settings;
  emotionCache: EmotionCache;
  /** The router with the screens. */
  children: ReactNode;
}

let look: ReturnType<typeof makeLook> | undefined;

/** What MUI's own provider of colour schemes does, without the code that it switches them with: see color-mode.ts. */
function makeLook() {
  const theme = createTheme();
  return {
    theme: { ...theme, vars: theme.generateThemeVars(), spacing: theme.generateSpacing() },
    variables: theme.generateStyleSheets(),
  };
}

/** Everything that screens find around them, the same in the browser and on the server. */
export function Providers({ client, settings, emotionCache, children }: ProvidersProps) {
  // In the first render, which React can interrupt, and not while the module is evaluated, which blocks the browser.
  look ??= makeLook();
  return (
    <CacheProvider value={emotionCache}>
      <SettingsContext value={settings}>
        <ThemeProvider theme={look.theme}>
          <CssBaseline />
          <ApolloProvider client={client}>
            {children}
            <PasswordHost />
            <ToastHost />
          </ApolloProvider>
          <GlobalStyles styles={look.variables} />
        </ThemeProvider>
      </SettingsContext>
    </CacheProvider>
  );
}

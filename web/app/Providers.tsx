import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect } from 'react';
import { PasswordHost } from '../features/accounts/password-host.tsx';
import { type Settings, SettingsContext } from '../ui/settings.ts';
import { ToastHost } from '../ui/toast.tsx';
import { createTheme } from './theme.ts';

interface ProvidersProps {
  client: ApolloClient;
  settings: Settings;
  emotionCache: EmotionCache;
  look: ReturnType<typeof createLook>;
  /** The router with the screens. */
  children: ReactNode;
}

/** The theme and its CSS variables: what MUI's own provider of colour schemes does, without the code that switches them (see color-mode.ts). */
export function createLook() {
  const theme = createTheme();
  return {
    theme: { ...theme, vars: theme.generateThemeVars(), spacing: theme.generateSpacing() },
    variables: theme.generateStyleSheets(),
  };
}

/** Everything that screens find around them, the same in the browser and on the server. */
export function Providers({ client, settings, emotionCache, look, children }: ProvidersProps) {
  // Effects of a parent run last: hydration is over. Only parts whose code is loaded later are hydrated after it.
  useEffect(() => {
    client.prioritizeCacheValues = false;
  }, [client]);
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

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { type Settings, SettingsContext } from '../ui/settings.ts';
import { ToastHost } from '../ui/toast.tsx';
import { theme } from './theme.ts';

interface ProvidersProps {
  client: ApolloClient;
  settings: Settings;
  emotionCache: EmotionCache;
  /** The router with the screens. */
  children: ReactNode;
}

// What MUI's own provider of colour schemes does, without the code that it switches them with: see color-mode.ts.
const themeOfVariables = { ...theme, vars: theme.generateThemeVars(), spacing: theme.generateSpacing() };
const variables = theme.generateStyleSheets();

/** Everything that screens find around them, the same in the browser and on the server. */
export function Providers({ client, settings, emotionCache, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <SettingsContext value={settings}>
        <ThemeProvider theme={themeOfVariables}>
          <CssBaseline />
          <ApolloProvider client={client}>
            {children}
            <ToastHost />
          </ApolloProvider>
          <GlobalStyles styles={variables} />
        </ThemeProvider>
      </SettingsContext>
    </CacheProvider>
  );
}

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Settings, SettingsContext } from '../ui/settings.ts';
import { ToastHost } from '../ui/toast.tsx';
import { colorModeCookie } from './color-mode-cookie.ts';
import { theme } from './theme.ts';

interface ProvidersProps {
  client: ApolloClient;
  settings: Settings;
  emotionCache: EmotionCache;
  /** The router with the screens. */
  children: ReactNode;
}

/** Everything that screens find around them, the same in the browser and on the server. */
export function Providers({ client, settings, emotionCache, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <SettingsContext value={settings}>
        <ThemeProvider
          theme={theme}
          defaultMode="system"
          modeStorageKey="theme"
          storageManager={colorModeCookie}
        >
          <CssBaseline />
          <ApolloProvider client={client}>
            {children}
            <ToastHost />
          </ApolloProvider>
        </ThemeProvider>
      </SettingsContext>
    </CacheProvider>
  );
}

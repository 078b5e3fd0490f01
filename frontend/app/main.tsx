import '@fontsource-variable/inter/wght.css';
import '@blueprintjs/core/lib/css/blueprint.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/blueprint.css';
import './theme/mirror.css';
import './theme/touch.css';
import '../kit/glow.css';
import { BlueprintProvider } from '@blueprintjs/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { attention } from '../server/attention.js';
import { queryClient } from '../server/query-client.js';
import { applyDirection } from './direction/direction.js';
import { router } from './router.js';
import { learnStatusTones } from './status-tones.js';
import { applyTheme, followSystemTheme } from './theme/theme.js';

learnStatusTones();
applyTheme();
applyDirection();
followSystemTheme();
attention.watch(window);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BlueprintProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </BlueprintProvider>
  </StrictMode>,
);

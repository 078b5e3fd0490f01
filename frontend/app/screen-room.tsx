import { Suspense, use, useState } from 'react';
import { ScreenOutline } from './outline/screen-outline.js';
import type { Screen } from './screen.js';
import { screenCode, type ScreenCode } from './screen-code.js';

/** The screen, or its outline until its code is here: a click is answered before anything is fetched. */
export function ScreenRoom({ screen }: { readonly screen: Screen }) {
  const [code] = useState(() => screenCode(screen));
  return (
    <Suspense fallback={<ScreenOutline screen={screen} />}>
      <Arrived code={code} />
    </Suspense>
  );
}

function Arrived({ code }: { readonly code: ScreenCode | Promise<ScreenCode> }) {
  const { Component } = code instanceof Promise ? use(code) : code;
  return <Component />;
}

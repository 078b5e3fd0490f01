import type { Page } from 'playwright-core';

/** An event of Chromium's trace; `ts` is wall time, `tts` and `tdur` are processor time of its thread, all in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** What Chromium recorded of the page while `act` ran, in order of time. */
export async function traced(page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const devTools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.start', { categories: 'devtools.timeline,blink.user_timing', transferMode: 'ReportEvents' });
  await act();
  await devTools.send('Tracing.end');
  await complete;
  return events.sort((a, b) => a.ts - b.ts);
}

/**
 * The processor time of each key in ms: from its `keydown` to the first frame that is painted after the last `mark` that the key led to.
 * @throws where a key led to no frame, or no key to the mark
 */
export function costOfKeys(trace: readonly TraceEvent[], mark: string): readonly number[] {
  const keys = trace.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  if (!trace.some(({ name }) => name === mark)) throw new Error(`No key led to "${mark}"`);
  return keys.map((key, index) => {
    const ofKey = trace.filter(({ tid, ts }) => tid === key.tid && ts >= key.ts && ts < (keys[index + 1]?.ts ?? Infinity));
    const drawn = ofKey.findLast(({ name }) => name === mark) ?? key;
    const painted = ofKey.find(({ name, ts }) => name === 'Layerize' && ts > drawn.ts);
    if (!painted) throw new Error(`Key ${index + 1} led to no frame`);
    return (painted.tts! + painted.tdur! - key.tts!) / 1_000;
  });
}

import type { StockLevel } from '../../events/gifts/gift.enums.js';
import type { Tone } from '../kit/status/status-tone.js';

/** How a shelf stands. */
export const stockTones: Readonly<Record<StockLevel, Tone>> = {
  Enough: 'green',
  Low: 'orange',
  Out: 'orange',
  Short: 'red',
};

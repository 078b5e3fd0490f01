import type { Position } from '../event-store.js';

/** 16 digits hold every number that JavaScript counts exactly, and make text order number order. */
const DIGITS = 16;

export const positionOf = (place: number): Position => String(place).padStart(DIGITS, '0');

/** 0 for START: the first event has place 1. */
export const placeOf = (position: Position): number => Number(position);

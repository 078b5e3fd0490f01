/**
 * How soon a broken line is tried again, ms: within two seconds a screen is live again where another process serves. Each waits up
 * to half as much more or less, so that not all come at once, and longer after each try that fails.
 */
export const lineOptions = { reconnectionDelay: 500, reconnectionDelayMax: 3_000 } as const;

const forgetting = new Set<() => void>();

/** Whatever a window keeps of its person beside what it read goes with their session. @param forget lets go of it */
export function forgetWithSession(forget: () => void): void {
  forgetting.add(forget);
}

/** The session is over. */
export function forgetKept(): void {
  for (const forget of forgetting) forget();
}

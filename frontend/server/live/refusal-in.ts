interface HttpRefusal {
  readonly context?: { readonly responseText?: unknown };
}

/** Why the server gave no line: said on the line itself, or in the answer to the request for one. Undefined where it was not reached. */
export function refusalIn(error: Error, saidOnTheLine: boolean): string | undefined {
  if (saidOnTheLine) return error.message;
  const { responseText } = (error as HttpRefusal).context ?? {};
  if (typeof responseText !== 'string') return undefined;
  try {
    const { message } = JSON.parse(responseText) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    // A proxy answers in its own words.
    return undefined;
  }
}

/** Whether a text is in the clipboard now: browsers may refuse, and over plain http have none. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

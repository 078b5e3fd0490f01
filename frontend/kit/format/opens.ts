/** Whether a text is an address that a page may link to: on the web, or on this server; never a script. */
export function opens(text: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/i.test(text);
}

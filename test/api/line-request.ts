/** A line as browsers ask for it that poll. @returns the refusal; undefined where there is a line now */
export async function refusalOf(url: string, headers: Record<string, string>): Promise<string | undefined> {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers });
  if (answer.status === 200) return void (await answer.text());
  return ((await answer.json()) as { readonly message: string }).message;
}

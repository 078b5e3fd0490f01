const EXECUTIVE = { email: 'executive@demo.example', password: 'Demo-2026!' };

/** @param who the demo company's executive unless it is somebody else. @returns the cookies to send */
export async function signIn(port: number, who: { readonly email: string; readonly password: string } = EXECUTIVE): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/Users/AuthEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The cookies as a browser takes them. */
export function cookiesAt(url: string, cookie: string): { readonly name: string; readonly value: string; readonly url: string }[] {
  return cookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url }));
}

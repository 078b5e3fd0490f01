const WEB_ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/gi;

/** Longer than any word of a path: whoever holds it is let in. */
const SECRET = /[\w~%+=-]{20,}/;

/** `reports-sales-rep-detail`: no drawn token is of small letters alone. */
const NAME_OF_SCREEN = /^[a-z]+(-[a-z]+)+$/;

/** What stands for a link with a secret in it. */
export const HIDDEN_LINK = '(a link that is its recipient’s alone)';

/** The web addresses in a text that hold a secret, whatever they open: a document to sign, a new password, a wall. */
export function secretLinksIn(text: string): string[] {
  return (text.match(WEB_ADDRESS) ?? []).filter(holdsSecret);
}

/** A text for somebody whom its links are not for: what stands behind a `?` may say what was chosen, and of whom. */
export function withoutSecretLinks(text: string): string {
  return text.replace(WEB_ADDRESS, (link) => (holdsSecret(link) ? HIDDEN_LINK : link.replace(/\?.*$/, '')));
}

/** A fragment never reaches a server by itself, which is why secrets stand in them; one is never plain here. */
function holdsSecret(link: string): boolean {
  const behindHost = link.replace(/^https?:\/\/[^/?#]*/i, '');
  return behindHost.includes('#') || behindHost.split(/[/?&=]/).some((word) => SECRET.test(word) && !NAME_OF_SCREEN.test(word));
}

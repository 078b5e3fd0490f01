interface MailPart {
  readonly words: string;
  readonly isLink: boolean;
}

/** Only what starts like a web address; the full stop of its sentence is not part of it. */
const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A mail's text, cut where its links begin and end. */
export function partsOf(text: string): readonly MailPart[] {
  return text
    .split(LINK)
    .map((words, index) => ({ words, isLink: index % 2 === 1 }))
    .filter(({ words }) => words !== '');
}

/** The text with its links where they were hidden, in their order. */
export function withLinks(text: string, hidden: string, links: readonly string[]): string {
  return links.reduce((told, link) => told.replace(hidden, () => link), text);
}

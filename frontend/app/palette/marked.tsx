import { cut, marksIn } from './match.js';

/** A text with the typed words in it marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return cut(text, marksIn(text, words)).map((part, index) => (part.marked ? <mark key={index}>{part.text}</mark> : part.text));
}

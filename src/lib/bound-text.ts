/** Limits how much of a text is rendered or typed: 10 MB from a broken server, or pasted, would freeze the tab. */

/** HTML or lines of code: longer than any notice or page of the product. */
export const MOST_DRAWN = 100_000
/**
 * Plain text in one paragraph that keeps its blanks, as answers are shown: browsers lay it out in time that
 * grows with the square of its length, 100,000 letters in a quarter of a minute.
 */
export const MOST_PLAIN = 20_000

/** The most characters that a field accepts, some fifty pages: it protects against machines. (spec 5) */
export const MOST_TYPED = 100_000
/** The most characters of an answer in the exam room; the contract sets no limit. (ruling R45) */
export const MOST_ANSWERED = 200_000

export function boundText(text: string, most = MOST_PLAIN): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** Limits how much of a text is rendered: 10 MB from a broken server would freeze the tab. */

/** Longer than any answer, notice or page of the product. */
export const MOST_DRAWN = 100_000

export function boundText(text: string): string {
  return text.length > MOST_DRAWN ? `${text.slice(0, MOST_DRAWN)}…` : text
}

/** Joins facts in one line without the empty ones; a line break comes after the dot, never before it. */
export function joinFacts(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u{A0}· ')
}

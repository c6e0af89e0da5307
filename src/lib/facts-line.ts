/** Facts beside each other in one line, the empty ones left out; a line that breaks does so after the dot, never before it. */
export function joinFacts(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u{A0}· ')
}

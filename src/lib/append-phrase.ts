/** Appends a reusable phrase to a comment; one that is already there is not repeated. */
export function appendPhrase(text: string, phrase: string): string {
  return text.includes(phrase) ? text : [text.trimEnd(), phrase].filter(Boolean).join(' ')
}

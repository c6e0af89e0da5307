/** Ends a sentence that came from elsewhere, such as a server's message, so that the next one may follow it. */
export function endSentence(text: string): string {
  const trimmed = text.trim()
  return /[।॥.!?…]["'”’)]*$/.test(trimmed) ? trimmed : `${trimmed}।`
}

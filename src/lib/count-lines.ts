/** Counts the lines of a text as editors number them: a break at the end begins no other line. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\r?\n$/, '').split('\n').length
}

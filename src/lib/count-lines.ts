/** Counts the lines of a text as editors number them: a final line break does not begin another line. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\r?\n$/, '').split('\n').length
}

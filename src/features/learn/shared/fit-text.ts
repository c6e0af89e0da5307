/** Fits text into a width: breaks it between words, and shrinks it if that is not enough. */

/** Breaks between words; a word wider than `most` gets its own line. */
export function splitLines(text: string, most: number, measure: (part: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Fitting {
  text: string
  most: number
  /** Sizes to try, from the largest. */
  from: number
  least: number
  lines: number
  measure: (part: string, size: number) => number
}

const STEP = 4

/** The largest size at which the text needs at most `lines` lines. */
export function findSize({ text, most, from, least, lines, measure }: Fitting): number {
  for (let size = from; size > least; size -= STEP) {
    const broken = splitLines(text, most, (part) => measure(part, size))
    if (broken.length <= lines && broken.every((line) => measure(line, size) <= most)) return size
  }
  return least
}

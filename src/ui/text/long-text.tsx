/**
 * A text that may be longer than a page can render at once: its beginning, a button for each further part, and
 * one that saves the whole as a file.
 */

import { type ReactNode, useState } from 'react'
import { MOST_DRAWN, MOST_PLAIN } from '#src/lib/bound-text.ts'
import { Button } from '#src/ui/button.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { words } from '#src/ui/words.ts'
import classes from './long-text.module.css'

interface DrawnOptions {
  /** Letters that are no text, such as the data of a picture. */
  extra?: number
  most?: number
}

/** The rendered part of a text, and the buttons for more; none for a text that fits. */
export function useDrawnPart(
  text: string,
  { extra = 0, most = MOST_DRAWN }: DrawnOptions = {},
): { part: string; more: ReactNode } {
  const [shown, setShown] = useState(most)
  const end = shown + extra
  const rest = text.length - end
  if (rest <= 0) return { part: text, more: null }
  const more = (
    <span className={classes.more}>
      <Button variant="subtle" size="sm" onClick={() => setShown(shown + most)}>
        {words.longText.more(rest)}
      </Button>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => saveFile('text.txt', text, 'text/plain;charset=utf-8')}
      >
        {words.longText.save}
      </Button>
    </span>
  )
  return { part: text.slice(0, end), more }
}

/** Parts that end with a line or a word, where there is one. */
function splitPlain(text: string): { at: number; part: string }[] {
  const parts: { at: number; part: string }[] = []
  for (let at = 0; at < text.length;) {
    const whole = text.slice(at, at + MOST_PLAIN)
    const isLast = at + whole.length >= text.length
    const blank = isLast ? -1 : Math.max(whole.lastIndexOf('\n'), whole.lastIndexOf(' '))
    const length = blank > 0 ? blank + 1 : whole.length
    parts.push({ at, part: text.slice(at, at + length) })
    at += length
  }
  return parts
}

interface LongTextProps {
  text: string
  className?: string | undefined
  /** Draws one block, for words that are marked in it. */
  draw?: ((part: string) => ReactNode) | undefined
}

const drawPlain = (part: string): ReactNode => part

/** Splits the text into blocks: one long paragraph would take the browser seconds to lay out. */
export function LongText({ text, className, draw = drawPlain }: LongTextProps) {
  const { part, more } = useDrawnPart(text, { most: MOST_PLAIN })
  const parts = splitPlain(part)
  return (
    <>
      <p className={className} data-latin dir="auto">
        {parts.length < 2
          ? draw(part)
          : parts.map((each) => (
              <span key={each.at} className={classes.part}>
                {draw(each.part)}
              </span>
            ))}
      </p>
      {more}
    </>
  )
}

/**
 * A title whose Latin words keep their Bengali endings on the same line; screen readers and searches get the
 * plain text.
 */

import { boundText } from '#src/lib/bound-text.ts'
import { splitJoinedWords } from '#src/lib/joined-words.ts'

const whole = { whiteSpace: 'nowrap' } as const

export function TitleText({ children }: { children: string }) {
  return splitJoinedWords(boundText(children)).map(({ from, text, isWhole }) =>
    isWhole ? (
      <span key={from} style={whole}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}

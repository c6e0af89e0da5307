/** Says when a closed quiz opens, or that it is over. */

import type { QuizHours } from '#src/api/shapes/exam.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { words } from './words.ts'

interface ClosedQuizProps {
  hours: QuizHours
  /** The server's time in milliseconds. */
  now: number
}

export function ClosedQuiz({ hours: { opens_at: opens, closes_at: closes }, now }: ClosedQuizProps) {
  const isAhead = opens && Date.parse(opens) > now
  const text = isAhead ? words.opens(opens) : closes ? words.over(closes) : undefined
  return (
    <Empty title={words.closed} text={text} action={<Button to={paths.courses()}>{words.look}</Button>} />
  )
}

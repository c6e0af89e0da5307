/** Plain text as it was written, with its length. (ruling R45) */
import type { QuestionDraft } from '#src/stores/grading/grading-draft-store.ts'
import { words } from '../words.ts'
import classes from './work.module.css'

/** What belongs to single lines of an answer. */
export interface LineWords {
  comments: QuestionDraft['lines']
  noticed: readonly { line: number; text: string }[]
  onComment: (line: number, text: string) => void
}

export function Prose({ text }: { text: string }) {
  const count = text.split(/\s+/).filter(Boolean).length
  return (
    <>
      <p className={classes.prose}>{text}</p>
      <p className={classes.note}>{words.work.wordCount(count)}</p>
    </>
  )
}

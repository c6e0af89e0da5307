/** The server's exam changed while something here was unsent: the teacher chooses, nothing is overwritten in silence. */
import { Button } from '#src/ui/button.tsx'
import { questionsOf } from './engine/built-exam.ts'
import type { Table } from './engine/table.ts'
import classes from './exam-builder.module.css'
import { mineChosen, theirsChosen } from './table-store.ts'
import { words } from './words.ts'

const { parted: said } = words

export function Parted({ examId, table: { history, theirs } }: { examId: string; table: Table }) {
  if (theirs === undefined) return null
  return (
    <section className={classes.notice} role="alert">
      <div>
        <strong>{said.title}</strong>
        <p>{said.text(questionsOf(history.present).length, questionsOf(theirs.exam).length)}</p>
      </div>
      <div className={classes.choices}>
        <Button variant="default" onClick={() => theirsChosen(examId)}>
          {said.theirs}
        </Button>
        <Button onClick={() => mineChosen(examId)}>{said.mine}</Button>
      </div>
    </section>
  )
}

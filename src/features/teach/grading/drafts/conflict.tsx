/** Shows both versions side by side when somebody else has marked the same work; nothing is overwritten silently. */
import type { Submission } from '#src/api/shapes/submission.ts'
import { gradingDraftDropped, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { Button } from '#src/ui/button.tsx'
import { words } from '../words.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './conflict.module.css'
import { type Draft, createDraft, getMark, sumMarks } from './draft.ts'
import { requestSave } from './save.ts'
import { dropSave, findWaitingSave } from './save-outbox.ts'
import type { Grading } from './use-grading.ts'

const { conflict } = words

interface ConflictProps {
  of: Pick<Submission, 'checked_by' | 'learner'>
  kind: GradingSave['of']
  grading: Grading
}

function keepMine({ draft, sheet }: Grading, of: GradingSave['of'], learner: string): void {
  const mine = { ...draft, version: sheet.version, edit: draft.edit + 1 }
  gradingDraftTyped(mine)
  const waiting = findWaitingSave(sheet.id)
  if (waiting !== undefined) requestSave({ sheet, of, draft: mine, learner, isChecked: waiting.body.checked === true })
}

function keepTheirs({ sheet }: Grading): void {
  dropSave(sheet.id)
  gradingDraftDropped(sheet.id)
}

function Rows({ mine, theirs, rows }: { mine: Draft; theirs: Draft; rows: Grading['rows'] }) {
  const shown = (draft: Draft, row: Grading['rows'][number]) => words.marks.of(getMark(draft, row), row.marks)
  return (
    <tbody>
      {rows.map((row, at) => (
        <tr key={row.id} data-differs={getMark(mine, row) !== getMark(theirs, row)}>
          <th scope="row">{row.criterion ?? words.marks.whole(at + 1)}</th>
          <td>{shown(mine, row)}</td>
          <td>{shown(theirs, row)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{conflict.total}</th>
        <td>{words.marks.of(sumMarks(mine, rows).given, sumMarks(mine, rows).full)}</td>
        <td>{words.marks.of(sumMarks(theirs, rows).given, sumMarks(theirs, rows).full)}</td>
      </tr>
      <tr data-differs={mine.comment !== theirs.comment}>
        <th scope="row">{conflict.comment}</th>
        <td>{mine.comment || conflict.none}</td>
        <td>{theirs.comment || conflict.none}</td>
      </tr>
    </tbody>
  )
}

export function Conflict({ of, kind, grading }: ConflictProps) {
  const name = of.checked_by?.name || conflict.somebody
  return (
    <Grid
      as="section"
      gap={8}
      size={14}
      ground="wash"
      radius="lg"
      pad={14}
      className={classes.root}
      role="alert"
      aria-label={conflict.title}
    >
      <Text as="h3" size={16}>
        {conflict.title}
      </Text>
      <p>{conflict.text(name)}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{conflict.row}</th>
            <th scope="col">{conflict.mine}</th>
            <th scope="col">{conflict.theirs(name)}</th>
          </tr>
        </thead>
        <Rows mine={grading.draft} theirs={createDraft(grading.sheet)} rows={grading.rows} />
      </table>
      <Row align="stretch" wrap gap={8}>
        <Button size="sm" onClick={() => keepMine(grading, kind, of.learner.name)}>
          {conflict.keepMine}
        </Button>
        <Button size="sm" variant="default" onClick={() => keepTheirs(grading)}>
          {conflict.keepTheirs}
        </Button>
      </Row>
    </Grid>
  )
}

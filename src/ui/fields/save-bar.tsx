/** Foot of a long form: what is not saved yet, and its buttons; within reach while there is something to save. */

import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './form-words.ts'
import classes from './save-bar.module.css'

export interface SaveBarProps {
  isDirty: boolean
  isSaving: boolean
  /** Why the last save failed, where no field says it. (ruling R41) */
  failure: string | undefined
  /** Throws the changes away. */
  undo: () => void
}

export function SaveBar({ isDirty, isSaving, failure, undo }: SaveBarProps) {
  return (
    <Row wrap gap={8} className={classes.saveBar} data-dirty={isDirty}>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <p className={classes.note} aria-live="polite">
        {isDirty ? words.saveBar.unsaved : words.saveBar.saved}
      </p>
      {isDirty && (
        <Button variant="subtle" className={classes.undo} onClick={undo} disabled={isSaving}>
          {words.saveBar.undo}
        </Button>
      )}
      <Button
        type="submit"
        isPending={isSaving}
        pendingText={words.saveBar.saving}
        disabled={!isDirty && !isSaving}
      >
        {words.saveBar.save}
      </Button>
    </Row>
  )
}

/**
 * The foot of a long form: says what is not saved yet, with its buttons; stays in view while there is
 * something to save.
 */

import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './form-words.ts'
import classes from './save-bar.module.css'

export interface SaveBarProps {
  isDirty: boolean
  isSaving: boolean
  /** Why the last save failed, if no field says it. (ruling R41) */
  failure: string | undefined
  /** Discards the changes. */
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

/**
 * Notices above the editor: a conflict, asterisks lost in an earlier builder, a rejected save, a fixed set of
 * questions.
 */

import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { cutText } from '#src/lib/description.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'
import { Row, Surface } from '#src/ui/layout/layout.tsx'
import { useBuilder } from './builder-context.ts'
import { findEatenSigns, restoreAllSigns } from './engine/eaten-signs.ts'
import type { ExamDraft } from './engine/exam-draft.ts'
import type { Clash } from './engine/merge-exams.ts'
import { settleExam } from './exam-draft-store.ts'
import { useSave } from './saves-store.ts'
import { words } from './words.ts'
import classes from './exam-builder.module.css'

/** Parts shown at once; more would push the exam out of view. */
const SHOWN_PLACES = 6

const { conflict, eaten } = words

function sayClash({ part, fields, mine, theirs }: Clash): string {
  if (part === 'order') return conflict.order
  const show = (text: string) => cutText(text, 90) || conflict.empty
  if (theirs === undefined) return conflict.removedThere(show(mine ?? ''))
  if (mine === undefined) return conflict.removedHere(show(theirs))
  return mine === theirs ? conflict.otherwise(show(mine), fields) : conflict.texts(show(mine), show(theirs))
}

function namePlace({ part }: Clash): string {
  return typeof part === 'number' ? conflict.question(part) : conflict.fields[part]
}

function Clashes({ all }: { all: readonly Clash[] }) {
  const shown = all.slice(0, SHOWN_PLACES)
  return (
    <>
      <ul className={classes.places} aria-label={conflict.differences}>
        {shown.map((clash) => (
          <li key={`${clash.part} ${clash.mine === undefined}`}>
            <strong>{namePlace(clash)}</strong>: {sayClash(clash)}
          </li>
        ))}
      </ul>
      {all.length > shown.length && <p>{conflict.more(all.length - shown.length)}</p>}
    </>
  )
}

/**
 * Both have changed the same parts while the draft was unsent: the teacher chooses, so that nothing is
 * overwritten silently.
 */
function ConflictNotice({ examId, draft }: { examId: string; draft: ExamDraft }) {
  // The notice appears above the editor automatically, and its buttons must not move away under a finger.
  const theirs = useWhenReleased(draft.theirs)
  if (theirs === undefined) return null
  return (
    <Row
      as="section"
      justify="between"
      wrap
      gap={12}
      gapX={24}
      padY={12}
      padX={20}
      className={classes.notice}
      role="alert"
    >
      <div>
        <strong>{conflict.title}</strong>
        <p>{conflict.text}</p>
        <Clashes all={theirs.clashes} />
      </div>
      <Row align="stretch" wrap gap={8}>
        <Button variant="default" onClick={() => settleExam(examId, 'theirs')}>
          {conflict.theirs}
        </Button>
        <Button onClick={() => settleExam(examId, 'mine')}>{conflict.mine}</Button>
      </Row>
    </Row>
  )
}

/** Shown to the author until they have answered once. */
function EatenSignsNotice() {
  const { examId, exam, change } = useBuilder()
  const key = `eaten-signs-seen:${examId}`
  const [isAnswered, setIsAnswered] = useState(() => recallOwn(key, v.boolean()) === true)
  const found = useMemo(() => (isAnswered ? [] : findEatenSigns(exam)), [isAnswered, exam])
  if (found.length === 0) return null
  const shown = found.slice(0, SHOWN_PLACES)
  function answer(): void {
    rememberOwn(key, true)
    setIsAnswered(true)
    // The pressed button disappears with the notice.
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <Row
      as="section"
      justify="between"
      wrap
      gap={12}
      gapX={24}
      padY={12}
      padX={20}
      className={classes.notice}
      aria-label={eaten.title}
    >
      <div>
        <strong>{eaten.title}</strong>
        <p>{eaten.text}</p>
        <ul className={classes.places}>
          {shown.map(({ no, restored }) => (
            <li key={`${no} ${restored}`} data-latin>
              {eaten.place(no, cutText(restored, 90))}
            </li>
          ))}
        </ul>
        {found.length > shown.length && <p>{eaten.more(found.length - shown.length)}</p>}
      </div>
      <Row align="stretch" wrap gap={8}>
        <Button variant="default" onClick={answer}>
          {eaten.keep}
        </Button>
        <Button
          onClick={() => {
            change(restoreAllSigns)
            answer()
          }}
        >
          {eaten.restore}
        </Button>
      </Row>
    </Row>
  )
}

export function Notices({ savedExam, draft }: { savedExam: ExamForTeacher; draft: ExamDraft }) {
  const save = useSave(savedExam._id)
  return (
    <>
      <ConflictNotice examId={savedExam._id} draft={draft} />
      <EatenSignsNotice />
      {save.failure?.isRefused && save.failure.exam === draft.history.present && (
        <Surface as="p" tone="error" variant="small" ground="wash" padY={8} padX={20} role="alert">
          {words.save.refused(save.failure.reason)}
        </Surface>
      )}
      {savedExam.has_attempts && (
        <Surface as="p" tone="accent" variant="small" ground="wash" padY={8} padX={20}>
          {words.setStays}
        </Surface>
      )}
    </>
  )
}

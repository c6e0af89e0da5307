/** The state of a row's marks: being sent, a draft, late, requested again, or given. */

import { IconCheck } from '@tabler/icons-react'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { getSaveTone, useHasDraft, useMarkLife } from '../shared/mark-life.ts'
import { words } from './words.ts'
import classes from './page-row.module.css'

function getPill({
  is_late,
  state,
  late_delivery,
  try_no,
  retest,
}: SubmissionCard): { tone: PillProps['tone']; text: string } | undefined {
  if (retest === 'requested') return { tone: 'due', text: words.retest }
  if (try_no > 1) return { tone: 'due', text: words.again(try_no) }
  if (is_late) return { tone: 'missed', text: words.late }
  if (late_delivery) return { tone: 'due', text: words.lateDelivery }
  return state === 'closed' ? { tone: 'neutral', text: words.closed } : undefined
}

/** What this page knows of a row besides the server's card. */
export function useRowFacts(submission: SubmissionCard) {
  const { state, mark, partial, isChecked } = useMarkLife(submission._id)
  const hasDraft = useHasDraft(submission._id)
  const isDone = isChecked ?? submission.state === 'checked'
  return {
    save: state,
    hasDraft,
    partial: isDone ? undefined : partial,
    isChecked: isDone,
    mark: mark ?? submission.mark ?? undefined,
  }
}

type Facts = ReturnType<typeof useRowFacts>

/** Has space for one pill, which also shows the mark. */
export function RailState({
  submission,
  facts: { save, hasDraft, partial, isChecked, mark },
}: {
  submission: SubmissionCard
  facts: Facts
}) {
  if (save !== undefined && save !== 'saved') return <Pill tone={getSaveTone(save)}>{words.saves[save]}</Pill>
  const pill = hasDraft || partial || save === 'saved' ? undefined : getPill(submission)
  return (
    <>
      {hasDraft && !partial && <Pill tone="info">{words.draft}</Pill>}
      {partial && <Pill tone="info">{words.partial(partial.given, partial.all)}</Pill>}
      {pill && <Pill tone={pill.tone}>{pill.text}</Pill>}
      {save === 'saved' && !hasDraft && !partial && (
        <IconCheck size={18} role="img" aria-label={words.saves.saved} />
      )}
      {isChecked && <strong>{words.mark(mark, submission.marks)}</strong>}
    </>
  )
}

export function PageState({
  submission,
  facts: { save, hasDraft, partial, isChecked },
}: {
  submission: SubmissionCard
  facts: Facts
}) {
  if (partial && (save === undefined || save === 'saved'))
    return <Pill tone="info">{words.partial(partial.given, partial.all)}</Pill>
  if (save !== undefined) return <Pill tone={getSaveTone(save)}>{words.saves[save]}</Pill>
  if (hasDraft) return <Pill tone="info">{words.draft}</Pill>
  const pill = getPill(submission)
  if (pill) return <Pill tone={pill.tone}>{pill.text}</Pill>
  return <span className={classes.plain}>{isChecked ? words.checked : words.unchecked}</span>
}

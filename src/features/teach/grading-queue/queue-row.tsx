/** Row of the queue: learner, work, time of submission, and state of the marks. */
import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { findGradingDraft, useGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { getSaveState, getSaveTone, useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { buildPaperAddress, type QueueFilter } from './filters.ts'
import { selectRows } from './queue-store.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './queue.module.css'
import { words } from './words.ts'

function getPill({ is_late, state, late_delivery, try_no, retest }: SubmissionCard): { tone: PillProps['tone']; text: string } | undefined {
  if (retest === 'requested') return { tone: 'due', text: words.retest }
  if (try_no > 1) return { tone: 'due', text: words.again(try_no) }
  if (is_late) return { tone: 'missed', text: words.late }
  if (late_delivery) return { tone: 'due', text: words.lateDelivery }
  return state === 'closed' ? { tone: 'neutral', text: words.closed } : undefined
}

function State({ of, isInRail }: { of: SubmissionCard; isInRail: boolean }) {
  const saves = useQueue(GRADING_SAVES)
  const save = useGradingSaves((state) => getSaveState(state, saves, of._id))
  const mark = useGradingSaves(({ saved }) => saved[of._id]?.mark)
  const hasDraft = useGradingDrafts(() => findGradingDraft(of._id) !== undefined)
  if (save !== undefined && save !== 'saved') return <Pill tone={getSaveTone(save)}>{words.saves[save]}</Pill>
  const isChecked = of.state === 'checked' || save === 'saved'
  const pill = getPill(of)
  return (
    <>
      {hasDraft && <Pill tone="info">{words.draft}</Pill>}
      {pill && !(isInRail && (hasDraft || save === 'saved')) && <Pill tone={pill.tone}>{pill.text}</Pill>}
      {save === 'saved' && !isInRail && <Pill tone={getSaveTone(save)}>{words.saves.saved}</Pill>}
      {save === 'saved' && isInRail && !hasDraft && <IconCheck size={18} role="img" aria-label={words.saves.saved} />}
      {isChecked && <strong>{words.mark(mark ?? of.mark, of.marks)}</strong>}
    </>
  )
}

/** The style sheet shows as many of them as the rail has room for. */
const putInSpan = (text: string) => <span key={text}>{text} </span>

export interface QueueRowProps {
  of: SubmissionCard | undefined
  /** Index among all rows. */
  at: number
  total: number
  filter: QueueFilter
  isCurrent: boolean
  /** Distance from the top of the list in px. */
  top: number
  height: number
  /** Reached by Tab; the others by arrows. */
  isStop: boolean
  /** Undefined in a list without selection. */
  isSelected?: boolean
}

/** Memoised, since scrolling changes the window and not the rows. */
export const QueueRow = memo(function QueueRow({ of, at, total, filter, isCurrent, top, height, isStop, isSelected }: QueueRowProps) {
  const name = of?.learner.name || words.unnamed
  return (
    <Row
      as="li"
      gap={4}
      padY={0}
      padX={8}
      className={classes.row}
      style={{ height, top }}
      aria-setsize={total}
      aria-posinset={at + 1}
      data-current={isCurrent}
    >
      {of === undefined ? (
        <Skeleton width="70%" />
      ) : (
        <>
          {isSelected !== undefined && (
            <label className={classes.tick}>
              <input
                type="checkbox"
                aria-label={words.select(name)}
                checked={isSelected}
                onChange={({ currentTarget }) => selectRows([of._id], currentTarget.checked)}
              />
            </label>
          )}
          <Link
            className={classes.link}
            to={buildPaperAddress(of._id, filter)}
            tabIndex={isStop ? undefined : -1}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              {isSelected !== undefined && (
                <span className={classes.item}>
                  {of.title}
                  {of.batch && ` · ${of.batch.title}`}
                </span>
              )}
              <span className={classes.when}>
                {of.submitted_at && (isSelected === undefined ? words.parts(of.submitted_at).map(putInSpan) : words.at(of.submitted_at))}
              </span>
            </span>
            <Row as="span" gap={4} size={14} className={classes.state}>
              <State of={of} isInRail={isSelected === undefined} />
            </Row>
          </Link>
          <LearnerFace of={of.learner} batch={of.batch?._id} tabIndex={isSelected === undefined ? -1 : undefined} />
        </>
      )}
    </Row>
  )
})

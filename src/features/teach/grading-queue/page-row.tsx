/** A row of the queue's page, one line on a wide window: learner, work, batch, age, the assistant's mark, marks, state. (picture 35) */

import { IconChevronRight, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ai, readAssessment } from '#src/api/contract/ai.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { hasReply, useRead } from '#src/api/use-api.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { offers } from '#src/lib/features.ts'
import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { buildPaperAddress, type QueueFilter } from './filters.ts'
import { selectRows } from './queue-store.ts'
import { PageState, useRowFacts } from './row-state.tsx'
import { useIsSettled } from './use-is-settled.ts'
import { words } from './words.ts'
import classes from './page-row.module.css'

/** Older submissions are shown in red. (picture 35) */
const OLD_MS = 5 * DAY_MS

/** The marks of a draft so far; undefined if there is none. */
function sumDraft(id: string): number | undefined {
  const marks = Object.values(findGradingDraft(id)?.questions ?? {}).flatMap(({ mark, rubric }) => {
    const criteria = Object.values(rubric)
    return criteria.length > 0 ? criteria : (mark ?? [])
  })
  return marks.length === 0 ? undefined : marks.reduce((sum, mark) => sum + mark, 0)
}

interface PageRowProps {
  submission: SubmissionCard
  filter: QueueFilter
  isSelected: boolean
}

const noMark = <span aria-hidden="true">–</span>

/** The same if the assistant suggests nothing, or has not answered yet. */
function ReadMark({ id }: { id: string }) {
  // Once for each row, and not at each return to the queue.
  const mark = useRead(readAssessment(id), { isOnce: true }).data?.mark
  if (typeof mark !== 'number') return noMark
  return (
    <>
      <IconSparkles size={16} stroke={1.75} role="img" aria-label={words.columns.ai} />
      {words.number(mark)}
    </>
  )
}

/** A separate component, so that its reply renders only this cell. */
function SuggestedMark({ submission: { _id, kind, state, try_no: no } }: { submission: SubmissionCard }) {
  const isSettled = useIsSettled()
  const isThere = hasReply(ai.assess, { params: { submissionId: _id } })
  const isAsked = (isSettled || isThere) && state !== 'checked' && kind !== 'quiz' && no > 0
  return <span className={classes.ai}>{isAsked ? <ReadMark id={_id} /> : noMark}</span>
}

export function PageRow({ submission, filter, isSelected }: PageRowProps) {
  const facts = useRowFacts(submission)
  const now = useNow()
  const name = submission.learner.name || words.unnamed
  const item =
    submission.kind === 'assignment'
      ? ({ kind: 'assignment' } as const)
      : ({ kind: 'exam', exam_kind: submission.kind } as const)
  const age = submission.submitted_at ? now - Date.parse(submission.submitted_at) : undefined
  const mark = facts.mark ?? sumDraft(submission._id)
  return (
    <>
      <label className={classes.tick}>
        <input
          type="checkbox"
          aria-label={words.select(name)}
          checked={isSelected}
          onChange={({ currentTarget }) => selectRows([submission._id], currentTarget.checked)}
        />
      </label>
      <Link className={classes.link} to={buildPaperAddress(submission._id, filter)}>
        <span className={classes.name}>{name}</span>
        <span className={classes.item}>
          <ItemIcon item={item} size={32} />
          <span className={classes.cut}>
            <TitleText>{submission.title}</TitleText>
          </span>
        </span>
        <Text
          as="span"
          tone="muted"
          className={classes.batch}
          title={submission.batch ? words.wholeBatch(submission.batch) : undefined}
        >
          {submission.batch?.title}
        </Text>
        <span
          className={classes.age}
          data-old={age !== undefined && age > OLD_MS && !facts.isChecked}
          title={submission.submitted_at ? words.at(submission.submitted_at) : undefined}
        >
          {age !== undefined && words.age(age)}
        </span>
        {offers.ai && <SuggestedMark submission={submission} />}
        <span className={classes.marks}>
          <VisuallyHidden>{words.columns.marks}: </VisuallyHidden>
          <span>{submission.try_no === 0 ? '–' : words.mark(mark, submission.marks)}</span>
        </span>
        <span className={classes.state}>
          <PageState submission={submission} facts={facts} />
        </span>
        <IconChevronRight size={18} aria-hidden="true" className={classes.go} />
      </Link>
      <span className={classes.face}>
        <LearnerFace learner={submission.learner} batch={submission.batch?._id} size={32} />
      </span>
    </>
  )
}

/** Column headings for sighted readers; for screen readers each row names its own values. */
export function PageHead({ children }: { children: ReactNode }) {
  const { columns } = words
  return (
    <div className={classes.head}>
      {children}
      <span className={classes.headCells} aria-hidden="true">
        <span className={classes.name}>{columns.learner}</span>
        <span className={classes.item}>{columns.item}</span>
        <span className={classes.batch}>{columns.batch}</span>
        <span className={classes.age}>{columns.age}</span>
        {offers.ai && <span className={classes.ai}>{columns.ai}</span>}
        <span className={classes.marks}>{columns.marks}</span>
        <span className={classes.state}>{columns.state}</span>
      </span>
    </div>
  )
}

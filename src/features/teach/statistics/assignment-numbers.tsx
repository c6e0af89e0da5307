/**
 * The statistics of an assignment: facts of the class, the distribution of the marks, and late submissions.
 */

import { useMemo, useState } from 'react'
import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { computeSpread } from '#src/lib/exact-shares.ts'
import { CERTIFICATE_PERCENT } from '#src/lib/pass-marks.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { listShares } from './class-papers.ts'
import { Spread } from './spread.tsx'
import { ClassFacts, WithPapers } from './statistics.tsx'
import type { ClassPapersRead } from './use-class-papers.ts'
import { words } from './words.ts'
import classes from './statistics.module.css'

const { assignment: texts } = words

/** The contract has no pass mark for assignments. */
const PASS = CERTIFICATE_PERCENT
/** Rows of a long list that are rendered at first. */
const SHOWN = 20
const NONE: readonly SubmissionCard[] = []

function LateRow({ submission }: { submission: SubmissionCard }) {
  const { _id, learner, submitted_at: at, mark, marks, assignment, batch } = submission
  const isMarked = typeof mark === 'number' && typeof marks === 'number'
  return (
    <WorkRow
      mark={<LearnerFace learner={learner} batch={batch?._id} />}
      title={learner.name || texts.unnamed}
      to={addQuery(paths.submission(_id), { assignment: assignment ?? undefined, checked: 'all' })}
      text={at && texts.at(at)}
      state={isMarked ? <strong>{texts.mark(mark, marks)}</strong> : <Pill tone="due">{texts.waits}</Pill>}
    />
  )
}

function Late({ cards }: { cards: readonly SubmissionCard[] }) {
  const [isWhole, setWhole] = useState(false)
  const late = cards
    .filter((card) => card.is_late)
    .toSorted((one, other) => (one.submitted_at ?? '').localeCompare(other.submitted_at ?? ''))
  const shown = isWhole ? late : late.slice(0, SHOWN)
  return (
    <Section title={texts.late(late.length)}>
      {late.length === 0 ? (
        <Text tone="muted">{texts.none}</Text>
      ) : (
        <RowList>
          {shown.map((card) => (
            <LateRow key={card._id} submission={card} />
          ))}
        </RowList>
      )}
      {shown.length < late.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {texts.rest(late.length - shown.length)}
        </Button>
      )}
    </Section>
  )
}

function Numbers({ assignment, cards }: { assignment: TeacherAssignment; cards: readonly SubmissionCard[] }) {
  const spread = useMemo(() => computeSpread(listShares(cards), PASS), [cards])
  return (
    <Stack gap={16}>
      <ClassFacts
        handedIn={cards.length}
        learners={assignment.learner_count}
        spread={spread}
        full={assignment.marks}
        pass={PASS}
      />
      <div className={classes.columns}>
        <Spread spread={spread} pass={PASS} />
        <Late cards={cards} />
      </div>
      <Text tone="muted" variant="small">
        {texts.lastTry}
      </Text>
    </Stack>
  )
}

interface AssignmentNumbersProps {
  assignment: TeacherAssignment
  read: ClassPapersRead
}

export function AssignmentNumbers({ assignment, read }: AssignmentNumbersProps) {
  return (
    <WithPapers read={read} source={{ to: paths.teacherAssignment(assignment._id), label: texts.open }}>
      {() => <Numbers assignment={assignment} cards={read.cards ?? NONE} />}
    </WithPapers>
  )
}

/** A learner's submissions, newest first, including missing ones. */

import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Growing } from '#src/ui/growing.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { ItemIcon } from '#src/ui/pictures/item-icon.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { isWaiting, type MissedWork } from './learner-facts.ts'
import { words } from './words.ts'

const { papers: texts } = words

interface SubmissionListProps {
  papers: readonly SubmissionCard[]
  missed: readonly MissedWork[]
  batchId: string
}

function PaperRow({ submission, batchId }: { submission: SubmissionCard; batchId: string }) {
  const { _id, kind, title, submitted_at: at, try_no, mark, marks, state, learner } = submission
  const item =
    kind === 'assignment' ? ({ kind: 'assignment' } as const) : ({ kind: 'exam', exam_kind: kind } as const)
  return (
    <WorkRow
      mark={<ItemIcon item={item} />}
      title={title}
      to={addQuery(paths.submission(_id), { batch: batchId, learner: learner._id, checked: 'all' })}
      text={joinFacts(at && texts.at(at), try_no > 0 && texts.try(try_no))}
      state={
        <>
          {typeof mark === 'number' && typeof marks === 'number' && (
            <strong>{texts.mark(mark, marks)}</strong>
          )}
          <Pill
            tone={state === 'checked' ? 'ok' : 'due'}
            icon={
              state === 'checked' ? (
                <IconCheck size={14} aria-hidden="true" />
              ) : (
                <IconClock size={14} aria-hidden="true" />
              )
            }
          >
            {texts.states[state]}
          </Pill>
        </>
      }
    />
  )
}

function MissedRow({ work }: { work: MissedWork }) {
  return (
    <WorkRow
      mark={<ItemIcon item={{ kind: work.kind }} />}
      title={work.title}
      text={texts.due(work.at)}
      state={
        <Pill tone="missed" icon={<IconX size={14} aria-hidden="true" />}>
          {texts.notHandedIn}
        </Pill>
      }
    />
  )
}

export function SubmissionList({ papers, missed, batchId }: SubmissionListProps) {
  const [show, setShow] = useState<'all' | 'waiting'>('all')
  const waiting = papers.filter(isWaiting)
  const rows = [
    ...(show === 'all' ? papers : waiting).map((submission) => ({
      id: submission._id,
      at: submission.submitted_at ?? '',
      row: <PaperRow key={submission._id} submission={submission} batchId={batchId} />,
    })),
    ...(show === 'all'
      ? missed.map((work) => ({ id: work.id, at: work.at, row: <MissedRow key={work.id} work={work} /> }))
      : []),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <section aria-labelledby="papers">
      <Row justify="between" wrap gap={8} mb={12}>
        <Text as="h2" variant="lead" id="papers">
          {texts.title}
        </Text>
        <Segmented<'all' | 'waiting'>
          label={texts.show}
          options={[
            { value: 'all', label: texts.all(papers.length + missed.length) },
            { value: 'waiting', label: texts.waiting(waiting.length) },
          ]}
          value={show}
          onChange={setShow}
        />
      </Row>
      {rows.length === 0 ? (
        <Text tone="muted">{show === 'all' ? texts.none : texts.noneWaiting}</Text>
      ) : (
        <RowList>
          <Growing rows={rows}>{({ row }) => row}</Growing>
        </RowList>
      )}
    </section>
  )
}

/** The attendance of a past class, by name. */

import { IconDownload } from '@tabler/icons-react'
import { batch } from '#src/api/contract/batch.ts'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { useApi } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Section } from '#src/ui/section.tsx'
import { LearnerName } from '#src/ui/teach/learner-link.tsx'
import { buildAttendanceCsv } from './attendance-csv.ts'
import { findClassNumber } from './class-number.ts'
import { words } from './words.ts'
import tables from '#src/ui/text/rank-table.module.css'
import classes from './live-class.module.css'

const { attendance: texts } = words
const STATES = ['present', 'recording', 'missed'] as const

interface NamesProps {
  learners: readonly BatchLearner[]
  batchId: string
  title: string
  isOpen: boolean
}

function Names({ learners, batchId, title, isOpen }: NamesProps) {
  if (learners.length === 0) return null
  return (
    <details open={isOpen} className={classes.names}>
      <summary>{title}</summary>
      <Row as="ul" wrap gap={4} gapX={16} plain variant="small">
        {learners.map(({ person }) => (
          <li key={person._id}>
            <LearnerName learner={person} batch={batchId} />
          </li>
        ))}
      </Row>
    </details>
  )
}

function AttendanceTable({ learners, place }: { learners: readonly BatchLearner[]; place: number }) {
  const { table } = texts
  const tell = (isSo: boolean) => (isSo ? table.yes : table.no)
  return (
    <details className={classes.names}>
      <summary>{table.show}</summary>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.present}</th>
            <th scope="col">{table.later}</th>
          </tr>
        </thead>
        <tbody>
          {learners.map(({ person, classes: seen }) => (
            <tr key={person._id}>
              <th scope="row">{person.name}</th>
              <td>{tell(seen[place] === 'present')}</td>
              <td>{tell(seen[place] === 'recording')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Renders nothing if the server does not send attendance. */
export function ClassAttendance({ liveClass }: { liveClass: LiveJoin }) {
  const params = { params: { id: liveClass.batch._id } }
  const isOver = liveClass.state === 'ended'
  const learners = useApi(batch.learners, isOver ? params : null, { isQuiet: true }).data
  const doings = useApi(batch.performance, isOver ? params : null, { isQuiet: true }).data?.doings
  if (!learners || !doings) return null
  const place = findClassNumber(liveClass._id, doings, learners)
  if (place === undefined) return null
  const inState = (state: (typeof STATES)[number]) =>
    learners.filter(({ classes: seen }) => seen[place] === state)
  const save = () =>
    saveFile(
      texts.table.fileName(liveClass.title),
      buildAttendanceCsv(learners, place),
      'text/csv;charset=utf-8',
    )
  return (
    <Section title={texts.title(inState('present').length, learners.length)} gap={8}>
      {STATES.map((state) => (
        <Names
          key={state}
          learners={inState(state)}
          batchId={liveClass.batch._id}
          title={texts.states[state](inState(state).length)}
          isOpen={state === 'missed'}
        />
      ))}
      <AttendanceTable learners={learners} place={place} />
      <Row>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={save}
        >
          {texts.table.save}
        </Button>
      </Row>
    </Section>
  )
}

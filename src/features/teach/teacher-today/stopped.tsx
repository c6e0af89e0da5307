/** Unfinished work: submissions with a draft on this device, and unpublished exams. */

import { IconFilePencil } from '@tabler/icons-react'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readSubmission } from '#src/api/contract/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import {
  findGradingDraft,
  listGradingDrafts,
  type QuestionDraft,
} from '#src/stores/grading/grading-draft-store.ts'
import { Card } from '#src/ui/card.tsx'
import { Surface, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { SideRow } from './side-row.tsx'
import { useRunningBatches } from './use-work.ts'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

const { stopped: texts } = words
/** The lists have more. */
const MOST_PAPERS = 3
const MOST_EXAMS = 3

const hasMark = ({ mark, rubric }: QuestionDraft) => mark !== null || Object.keys(rubric).length > 0

function PaperRow({ id }: { id: string }) {
  const { data } = useRead(readSubmission(id), { isQuiet: true })
  const questions = Object.values(findGradingDraft(id)?.questions ?? {})
  if (data === undefined || data.state === 'checked') return null
  return (
    <SideRow
      to={addQuery(
        paths.submission(id),
        data.exam ? { exam: data.exam } : { assignment: data.assignment ?? undefined },
      )}
      face={<LearnerFace learner={data.learner} batch={data.batch?._id} size={40} />}
      title={texts.paper(data.learner.name)}
      text={texts.marked(data.title, questions.filter(hasMark).length, questions.length)}
    />
  )
}

function useDraftExams() {
  const running = useRunningBatches()
  const { data } = useEach(
    studyPlan.revised,
    running?.map(({ _id: id }) => ({ params: { id } })),
  )
  const items =
    data?.flatMap(({ modules }) => modules.flatMap(({ plans }) => plans.flatMap((day) => day.items))) ?? []
  return items.filter(({ kind, is_published }) => kind === 'exam' && !is_published)
}

export function Stopped() {
  const papers = listGradingDrafts().slice(0, MOST_PAPERS)
  const exams = useDraftExams().slice(0, MOST_EXAMS)
  if (papers.length + exams.length === 0) return null
  return (
    <Card as="section" padding="none" className={classes.stopped} aria-labelledby="stopped">
      <Text as="h2" id="stopped" variant="small" weight={600} padX={16} padY={10}>
        {texts.title}
      </Text>
      <Surface as="ul" plain className={classes.rows}>
        {papers.map((id) => (
          <PaperRow key={id} id={id} />
        ))}
        {exams.map(({ _id, title, question_count: count }) => (
          <SideRow
            key={_id}
            to={paths.teacherExam(_id)}
            mark={
              <IconTile tone="neutral">
                <IconFilePencil size={20} stroke={1.75} />
              </IconTile>
            }
            title={title}
            text={texts.exam(count ?? 0)}
            end={<Pill tone="due">{texts.draft}</Pill>}
          />
        ))}
      </Surface>
    </Card>
  )
}

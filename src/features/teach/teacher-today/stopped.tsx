/** Unfinished work: submissions with a draft on this device or marked in part, and unpublished exams. */

import { IconFilePencil } from '@tabler/icons-react'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { offers } from '#src/lib/features.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { findGradingDraft, listGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import type { QuestionDraft } from '#src/stores/grading/grading-draft.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { LearnerFace } from '#src/ui/teach/learner-link.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { GonePapers } from '../shared/gone-papers.tsx'
import { useMarkLife, usePartials } from '../shared/mark-life.ts'
import { isGonePaper } from '../shared/read-papers.ts'
import { isSettled, useRunningBatches } from './use-work.ts'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

const { stopped: texts } = words
/** The list of exams has more. */
const MOST_EXAMS = 3

const hasMark = ({ mark, rubric }: QuestionDraft) => mark !== null || Object.keys(rubric).length > 0

const useLevel = (id: string | undefined) =>
  useApi(levelSubmission.response, id === undefined ? null : { params: { id } }, { isQuiet: true })
const useOfferedLevel = offers.assessments ? useLevel : () => undefined

/** `unread`: it is on its way. A draft of a level attempt does not belong to this list. */
function useDraftPaper(id: string | undefined): Submission | 'gone' | 'unread' | undefined {
  const read = useApi(submission.one, id === undefined ? null : { params: { id } }, { isQuiet: true })
  const isMissing = read.error !== undefined && isGonePaper(read.error)
  const level = useOfferedLevel(isMissing ? id : undefined)
  if (id === undefined || read.data !== undefined) return read.data
  if (!isSettled(read)) return 'unread'
  if (!isMissing) return undefined
  if (level === undefined) return 'gone'
  if (!isSettled(level)) return 'unread'
  return level.error && isGonePaper(level.error) ? 'gone' : undefined
}

/** One call each, since the list has at most three. */
function useDraftPapers() {
  const partials = usePartials()
  const [first, second, third] = [...new Set([...listGradingDrafts(), ...partials.map(({ id }) => id)])]
  const read = [useDraftPaper(first), useDraftPaper(second), useDraftPaper(third)]
  const papers = read.filter((paper) => typeof paper === 'object')
  return {
    areSettled: !read.includes('unread'),
    papers: papers.filter(({ state }) => state !== 'checked'),
    gone: read.filter((paper) => paper === 'gone').length,
  }
}

function PaperRow({ paper: { _id, exam, assignment, learner, batch, title } }: { paper: Submission }) {
  const questions = Object.values(findGradingDraft(_id)?.questions ?? {})
  const { partial } = useMarkLife(_id)
  const { given, all } = partial ?? { given: questions.filter(hasMark).length, all: questions.length }
  return (
    <WorkRow
      to={addQuery(paths.submission(_id), exam ? { exam } : { assignment: assignment ?? undefined })}
      isLink
      mark={<LearnerFace learner={learner} batch={batch?._id} size={40} />}
      title={texts.paper(learner.name)}
      text={texts.marked(title, given, all)}
    />
  )
}

function useDraftExams() {
  const { running, hasFailed } = useRunningBatches()
  const read = useEach(
    studyPlan.revised,
    running?.map(({ _id: id }) => ({ params: { id } })),
  )
  const items =
    read.data?.flatMap(({ modules }) => modules.flatMap(({ plans }) => plans.flatMap((day) => day.items))) ??
    []
  const exams = items.filter(({ kind, is_published }) => kind === 'exam' && !is_published)
  return { areSettled: hasFailed || isSettled(read), exams: exams.slice(0, MOST_EXAMS) }
}

export function useStopped() {
  const { areSettled: arePapersSettled, ...drafts } = useDraftPapers()
  const { areSettled, exams } = useDraftExams()
  return { isSettled: arePapersSettled && areSettled, ...drafts, exams }
}

export function Stopped({ papers, gone, exams }: Omit<ReturnType<typeof useStopped>, 'isSettled'>) {
  if (papers.length + exams.length + gone === 0) return null
  return (
    <Section title={texts.title} isFlush className={classes.stopped}>
      <RowList isFlush>
        {papers.map((paper) => (
          <PaperRow key={paper._id} paper={paper} />
        ))}
        {exams.map(({ _id, title, question_count: count }) => (
          <WorkRow
            key={_id}
            to={paths.teacherExam(_id)}
            isLink
            mark={
              <IconTile tone="neutral">
                <IconFilePencil size={20} stroke={1.75} />
              </IconTile>
            }
            title={<TitleText>{title}</TitleText>}
            text={texts.exam(count ?? 0)}
            state={<Pill tone="due">{texts.draft}</Pill>}
          />
        ))}
      </RowList>
      {gone > 0 && (
        <Box padX={16} padY={12}>
          <GonePapers count={gone} />
        </Box>
      )}
    </Section>
  )
}

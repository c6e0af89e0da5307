/**
 * The learner's own batches, modules and classes, to choose from; guests type instead, and so does everybody
 * while offline. (ruling R24)
 */

import { batch } from '#src/api/contract/batch.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/subject-words.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export type SubjectChoices = Record<'course' | 'module' | 'class' | 'work', readonly string[]>

type IsOf = (item: StudyItem) => boolean

const isClass: IsOf = ({ kind }) => kind === 'live' || kind === 'recording'

/** The works of each category that asks for one. */
const WORK: Partial<Record<TicketCategory, IsOf>> = {
  quiz: ({ exam_kind: kind }) => kind === 'quiz',
  assignment: ({ kind }) => kind === 'assignment',
  'live-test': ({ exam_kind: kind }) => kind === 'essay' || kind === 'file_upload' || kind === 'interview',
  'coding-test': ({ exam_kind: kind }) => kind === 'code_test',
}

/** Most questions are about the newest. */
function listItems(modules: readonly StudyModule[], isWanted: IsOf): string[] {
  const items = modules.flatMap(({ plans }) =>
    plans.flatMap((day) => day.items.map((item) => ({ item, day }))),
  )
  const wanted = items.filter(({ item }) => isWanted(item))
  const names = wanted.map(({ item, day }) =>
    formatItem({ title: item.title, at: item.start_at ?? item.due_at ?? day.date }),
  )
  return [...new Set(names)].toReversed()
}

export function useSubjectChoices(category: TicketCategory, course: string, module: string): SubjectChoices {
  const isLearner = useSession(({ role }) => role === 'learner' || role === 'talent')
  const batches = useApi(batch.list, isLearner ? {} : null, { isQuiet: true }).data?.data ?? []
  const named = batches.map((each) => ({
    _id: each._id,
    name: formatCourse({ course_title: each.course.title, title: each.title }),
  }))
  const chosen = named.find(({ name }) => name === course)?._id
  const plan = useApi(studyPlan.revised, chosen === undefined ? null : { params: { id: chosen } }, {
    isQuiet: true,
  }).data
  const modules = plan?.modules ?? []
  const inModule = modules.filter((each) => formatModule(each) === module)
  const items = (isWanted: IsOf) => listItems(inModule.length > 0 ? inModule : modules, isWanted)
  return {
    course: named.map(({ name }) => name),
    module: modules.map(formatModule),
    class: items(isClass),
    work: items(WORK[category] ?? isClass),
  }
}

/** A teacher's own exams of one batch, in the order of its study plan. */

import { studyPlan } from './contract/study-plan.ts'
import type { StudyItem } from './shapes/study-item.ts'
import { type Loaded, useApi } from './use-api.ts'

export function useOwnExams(batchId: string): Loaded<readonly StudyItem[]> {
  const read = useApi(studyPlan.revised, batchId === '' ? null : { params: { id: batchId } })
  const data = read.data?.modules
    .flatMap(({ plans }) => plans.flatMap(({ items }) => items))
    .filter(({ kind }) => kind === 'exam')
  return { ...read, data }
}

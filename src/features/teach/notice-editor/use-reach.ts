/** Whom a notice reaches: the learners of its batch. */
import { batch } from '#src/api/contract/batch.ts'
import { useApi } from '#src/api/use-api.ts'
import { words } from './words.ts'

export function useReach(batchId: string): { count: number; text: string | undefined } {
  const { data } = useApi(batch.one, batchId === '' ? null : { params: { id: batchId } }, { isQuiet: true })
  if (data === undefined) return { count: 0, text: undefined }
  return { count: data.learner_count, text: words.form.reach(data.learner_count, data.title) }
}

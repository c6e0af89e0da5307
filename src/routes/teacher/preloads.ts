/** The first reads of the teacher's pages; in a separate file, so that nobody else loads these rows. */

import { readAssessment } from '#src/api/contract/ai.ts'
import { readNextUpcoming } from '#src/api/contract/overview.ts'
import { readSubmission, readUncheckedCount } from '#src/api/contract/submission.ts'
import type { Preload } from '#src/api/preload.ts'
import { offers } from '#src/lib/features.ts'

export const listTodayReads = (): Preload[] => [readNextUpcoming(), readUncheckedCount()]

export function listSubmissionReads({ params: { id } }: { params: { id: string } }): Preload[] {
  return [readSubmission(id), ...(offers.ai ? [readAssessment(id)] : [])]
}

export function listByQuestionReads({ query }: { query: URLSearchParams }): Preload[] {
  const paper = query.get('paper')
  return paper ? [readSubmission(paper)] : []
}

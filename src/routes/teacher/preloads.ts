/** The calls that the teacher's pages begin with; a file of its own, so that nobody else carries these rows. */
import { ai } from '#src/api/contract/ai.ts'
import { submission } from '#src/api/contract/submission.ts'
import { buildPreload, type Preload } from '#src/api/preload.ts'

export function listSubmissionCalls({ params: { id } }: { params: { id: string } }): Preload[] {
  return [
    buildPreload(submission.one, { params: { id } }),
    buildPreload(submission.reviewOf, { params: { id } }, { isQuiet: true }),
    buildPreload(ai.assess, { params: { submissionId: id } }, { isQuiet: true }),
  ]
}

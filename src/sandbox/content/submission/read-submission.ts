/** Reads a submission with access checks. (ruling R34) */

import { findById } from '../../database/queries.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { NotFound } from '../../kernel/http-error.ts'
import { assertBatchAccess } from '../batch/batch-data.ts'
import type { Services } from '../services.ts'
import { closeIfOver } from './attempt.ts'

/**
 * Reads the caller's own submission, or one of the teacher's batches; any other is reported as not found, and
 * so are attempts at levels.
 */
export async function readSubmission(id: string, person: Person, parts: Services): Promise<SubmissionRow> {
  const found = await findById(parts.db, submission, id)
  if (!found || found.level !== null) throw new NotFound('জমাটি')
  if (person.role === 'teacher') await assertBatchAccess(found.batch ?? '', person, parts.db)
  else if (found.person !== person._id) throw new NotFound('জমাটি')
  return closeIfOver(found, parts)
}

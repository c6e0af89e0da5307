/** Every contract table, for the sandbox, the tests and the scripts. App code imports the one table it needs. (ruling R10) */

import type { Row } from '#src/api/row.ts'
import { ai } from './ai.ts'
import { assessment } from './assessment.ts'
import { assignment } from './assignment.ts'
import { auth } from './auth.ts'
import { batch } from './batch.ts'
import { belonging } from './belonging.ts'
import { category } from './category.ts'
import { certificate } from './certificate.ts'
import { cms } from './cms.ts'
import { commerce } from './commerce.ts'
import { course } from './course.ts'
import { device } from './device.ts'
import { exam } from './exam.ts'
import { external } from './external.ts'
import { job } from './job.ts'
import { lead } from './lead.ts'
import { levelSubmission } from './level-submission.ts'
import { live } from './live.ts'
import { notice } from './notice.ts'
import { notification } from './notification.ts'
import { onboarding } from './onboarding.ts'
import { orientation } from './orientation.ts'
import { other } from './other.ts'
import { overview } from './overview.ts'
import { playlist } from './playlist.ts'
import { progress } from './progress.ts'
import { recording } from './recording.ts'
import { resource } from './resource.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { studyPlan } from './study-plan.ts'
import { submission } from './submission.ts'
import { talent } from './talent.ts'

export const contract = {
  session,
  auth,
  device,
  commerce,
  course,
  category,
  playlist,
  cms,
  // Must come before the batches, one of whose paths would match its own.
  belonging,
  batch,
  studyPlan,
  assignment,
  resource,
  exam,
  submission,
  assessment,
  levelSubmission,
  live,
  recording,
  progress,
  overview,
  certificate,
  job,
  talent,
  notice,
  notification,
  onboarding,
  orientation,
  lead,
  ai,
  other,
  search,
  external,
}
export type Contract = typeof contract

export interface KeyedRow {
  /** Stable name of the call: `table.verb`. */
  key: string
  table: string
  verb: string
  row: Row
}

/** All rows in the order of the tables. */
export function listRows(): KeyedRow[] {
  return Object.entries(contract).flatMap(([table, verbs]) =>
    Object.entries<Row>(verbs).map(([verb, row]) => ({ key: `${table}.${verb}`, table, verb, row })),
  )
}

/** Formats the path in the spelling of the contract list: `batch/{id}`. */
export function formatPath(row: Row): string {
  return row.path.replaceAll(/:([A-Za-z_]+)/g, '{$1}')
}

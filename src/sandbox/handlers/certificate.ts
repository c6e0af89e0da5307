/** Certificates, report card and letter. (rulings R52, R53) */

import { and, eq } from 'drizzle-orm'
import type { certificate as rows } from '#src/api/contract/certificate.ts'
import { isCertificateEarned } from '#src/lib/pass-marks.ts'
import { openBatch } from '../content/batch/batch-data.ts'
import { computeReport } from '../content/batch/progress-report.ts'
import {
  describeCourse,
  describeEnd,
  isOver,
  showCertificate,
  takeCertificate,
} from '../content/certificate/certificate.ts'
import { findById, findRow } from '../database/queries.ts'
import { certificate } from '../database/tables/certificate.ts'
import { person } from '../database/tables/person.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'

export const certificateHandlers: HandlersOf<typeof rows> = {
  download: ({ params, person: learner, ...parts }) =>
    showCertificate(params.type, params.bookingIdx, learner, parts),

  /** Unknown and wrong addresses get the same reply from the same one query. */
  async share({ db, params: { type, id } }) {
    const row = await findRow(
      db,
      certificate,
      and(eq(certificate.share_id, id), eq(certificate.type, type as 'course')),
    )
    if (!row) throw new NotFound('সার্টিফিকেটটি')
    const owner = await findById(db, person, row.person)
    const choices = owner?.profile.free_object as
      | { shows_marks?: unknown; is_searchable?: unknown }
      | undefined
    const { title, learner_name, hours, issued_at, number, state, replaced_by } = row
    const mark = choices?.shows_marks === true ? row.mark : null
    const isSearchable = choices?.is_searchable === true
    return {
      type: row.type,
      state,
      number,
      title,
      learner_name,
      issued_at,
      hours,
      mark,
      replaced_by,
      is_searchable: isSearchable,
    }
  },

  async reportCard({ params, person: learner, ...parts }) {
    await openBatch(params.id, learner, parts.db)
    return { state: 'ready', file_url: null }
  },

  /** Recommends learners who reached the pass mark, at the end of the course. */
  async recommendationLetter({ params, person: learner, ...parts }) {
    const { batchData, records } = await openBatch(params.id, learner, parts.db)
    const { percent } = computeReport(batchData, records, parts.clock.iso())
    const missing = [
      ...(isOver(batchData, parts.clock.iso()) ? [] : [describeEnd(batchData)]),
      ...(isCertificateEarned(percent) ? [] : await describeCourse(batchData, percent, learner, parts)),
    ]
    return { state: missing.length > 0 ? 'not_yet' : 'ready', missing, file_url: null }
  },

  async file({ query, person: learner, ...parts }) {
    if (query.key !== 'certificate') throw new NotFound('ফাইলটি')
    await takeCertificate(query.id, learner, parts)
    return { file_url: null }
  },
}

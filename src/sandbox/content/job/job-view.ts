/** Job posts for their readers. (ruling R54) */

import { and, desc, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { JobFile, JobPost } from '#src/api/shapes/job.ts'
import { listRows } from '../../database/queries.ts'
import { category } from '../../database/tables/catalogue.ts'
import { job_application, job_cv, job_mark, type JobPostRow } from '../../database/tables/job.ts'
import { file } from '../../database/tables/message.ts'
import type { Person } from '../../database/tables/person.ts'
import { showCategoryMark } from '../catalogue/catalogue.ts'
import type { Services } from '../services.ts'

/** The learner's own part of a post: saved or not, and the application. */
export async function readOwnJobs(person: Person, { db }: Pick<Services, 'db'>) {
  const marks = await listRows(db, job_mark, eq(job_mark.person, person._id))
  const applications = await listRows(db, job_application, eq(job_application.person, person._id))
  return {
    marked: new Set(marks.map(({ post }) => post)),
    applied: new Map(applications.map(({ post, state, at }) => [post, { state, at }])),
  }
}
export type OwnJobs = Awaited<ReturnType<typeof readOwnJobs>>

export async function showJobs(
  rows: readonly JobPostRow[],
  own: OwnJobs,
  { db, addresses }: Services,
): Promise<v.InferInput<typeof JobPost>[]> {
  const subjects = new Map((await listRows(db, category, undefined)).map((row) => [row._id, row]))
  return rows.map((row) => {
    const subject = subjects.get(row.category)
    const {
      _id,
      title,
      company,
      location,
      type,
      salary_from,
      salary_to,
      currency,
      posted_at,
      expire_at,
      skills,
    } = row
    const facts = {
      _id,
      title,
      company,
      location,
      type,
      salary_from,
      salary_to,
      currency,
      posted_at,
      expire_at,
      skills,
    }
    return {
      ...facts,
      logo_url: row.logo === null ? null : `${addresses.icon}${row.logo}`,
      category: subject ? showCategoryMark(subject) : null,
      is_marked: own.marked.has(_id),
      application: own.applied.get(_id) ?? { state: 'none', at: null },
    }
  })
}

/** The CVs of a person, newest first. */
export async function listCvs(
  person: Person,
  { db, files }: Pick<Services, 'db' | 'files'>,
): Promise<v.InferInput<typeof JobFile>[]> {
  const own = await listRows(db, job_cv, eq(job_cv.person, person._id), desc(job_cv.at))
  if (own.length === 0) return []
  const ids = own.map(({ _id }) => _id)
  const stored = new Map(
    (await listRows(db, file, and(eq(file.person, person._id), inArray(file._id, ids)))).map((row) => [
      row._id,
      row,
    ]),
  )
  return own.flatMap(({ _id, at }) => {
    const found = stored.get(_id)
    return found
      ? [{ _id, name: found.name, size: found.size, at, url: files.getAddress(_id, found.name) }]
      : []
  })
}

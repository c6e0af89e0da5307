/** Job posts: reading, saving and applying once; CVs; placements. (ruling R54) */

import { and, desc, eq } from 'drizzle-orm'
import type { job as rows } from '#src/api/contract/job.ts'
import { getCallName } from '#src/lib/person-name.ts'
import { readFiles } from '../content/batch/resource-view.ts'
import { showCategoryMark } from '../content/catalogue/catalogue.ts'
import { checkUpload } from '../content/check-upload.ts'
import { filterJobs, sortJobs } from '../content/job/job-filter.ts'
import { listCvs, readOwnJobs, showJobs } from '../content/job/job-view.ts'
import { findById, findRow, listRows, matchIfGiven } from '../database/queries.ts'
import { category } from '../database/tables/catalogue.ts'
import {
  job_application,
  job_cv,
  job_mark,
  job_post,
  placement,
  type JobPostRow,
} from '../database/tables/job.ts'
import { file } from '../database/tables/message.ts'
import { type Context, type HandlersOf, reply } from '../kernel/handler.ts'
import { BadField, Forbidden, HttpError, NotFound } from '../kernel/http-error.ts'
import { paginate, paginateShown } from '../kernel/list.ts'
import { makeId } from '../kernel/new-id.ts'

const CV_ENDINGS = ['.pdf', '.doc', '.docx']
/** The latest three. (spec 9) */
const CV_COUNT = 3
const TOKEN_LIFE_SECONDS = 600

/** Learners cannot see drafts. */
async function getJob({ db }: Pick<Context, 'db'>, id: string): Promise<JobPostRow> {
  const found = await findRow(db, job_post, and(eq(job_post._id, id), eq(job_post.is_published, true)))
  if (!found) throw new NotFound('পদটি')
  return found
}

const dropQuery = (address: string) => address.split(/[?#]/)[0]

/**
 * The caller's CV at an address, whose signature may have expired meanwhile. Another person's CV is rejected.
 */
async function findCv(context: Context<typeof rows.apply>): Promise<string> {
  const asked = dropQuery(context.body.cv_url)
  const own = await listCvs(context.person, context)
  const found = own.find(({ url }) => dropQuery(url) === asked)
  if (found) return found._id
  const id = /\/files\/([^/]+)\//.exec(asked ?? '')?.[1]
  const other = await findById(context.db, file, id)
  if (other && other.person !== context.person._id)
    throw new Forbidden('এই সিভি আপনার নয়। নিজের একটি সিভি দিন।')
  throw new BadField('cv_url', 'সিভিটি পাওয়া যায়নি। আবার দিন।')
}

/** How many rows each category has, in the order of the catalogue. */
async function countByCategory({ db }: Pick<Context, 'db'>, counted: readonly { category: string }[]) {
  const subjects = await listRows(db, category, undefined, category.order)
  return subjects.map((row) => ({
    ...showCategoryMark(row),
    count: counted.filter((each) => each.category === row._id).length,
  }))
}

export const jobHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, query, person, clock } = context
    const own = await readOwnJobs(person, context)
    const categories = await listRows(db, category, undefined)
    const all = await listRows(db, job_post, undefined)
    const found = filterJobs(all, query, { own, categories, isTeacher: person.role === 'teacher' })
    return paginateShown(sortJobs(found, clock.iso()), query, (page) => showJobs(page, own, context))
  },

  async one(context) {
    const row = await getJob(context, context.params.id)
    const [shown] = await showJobs([row], await readOwnJobs(context.person, context), context)
    const stored = await readFiles(
      row.files.map((id) => ({ file: id })),
      context,
    )
    return {
      ...shown!,
      description: row.description,
      files: [...stored].map(([_id, facts]) => ({ _id, ...facts })),
    }
  },

  async categories(context) {
    const now = context.clock.iso()
    const open = (await listRows(context.db, job_post, eq(job_post.is_published, true))).filter(
      ({ expire_at }) => expire_at > now,
    )
    return (await countByCategory(context, open)).map(({ count, ...mark }) => ({ ...mark, job_count: count }))
  },

  async files(context) {
    if (context.query.file_type !== 'cv') throw new BadField('file_type', 'শুধু সিভির তালিকা আছে।')
    return (await listCvs(context.person, context)).slice(0, CV_COUNT)
  },

  async upload(context) {
    const { body, files, person, db, clock, params } = context
    await getJob(context, params.id)
    await checkUpload(body.file, CV_ENDINGS, ['document'])
    const { _id, name, size } = await files.store(body.file, person._id)
    await db.insert(job_cv).values({ _id, person: person._id, at: clock.iso() })
    return reply('সিভি জমা হয়েছে।', { url: files.getAddress(_id, name), name, size }, 201)
  },

  async mark(context) {
    const { db, body, person } = context
    const { _id: post } = await getJob(context, context.params.id)
    if (body.marked) await db.insert(job_mark).values({ post, person: person._id }).onConflictDoNothing()
    else await db.delete(job_mark).where(and(eq(job_mark.person, person._id), eq(job_mark.post, post)))
    return reply(body.marked ? 'চাকরিটি সেভ হয়েছে।' : 'চাকরিটি আর সেভ করা নেই।', { is_marked: body.marked })
  },

  /**
   * A repeated application gets the same reply, even after the deadline: the first reply may have been lost.
   */
  async apply(context) {
    const { db, person, clock, params, body } = context
    const post = await getJob(context, params.id)
    const before = await findRow(
      db,
      job_application,
      and(eq(job_application.person, person._id), eq(job_application.post, post._id)),
    )
    if (before) return reply('আবেদন পাঠানো হয়েছে।', { state: before.state, at: before.at })
    if (post.expire_at <= clock.iso()) throw new HttpError(410, 'এই পদে আবেদনের সময় শেষ হয়ে গেছে।')
    const cv = await findCv(context)
    const at = clock.iso()
    const { name, phone, email } = person
    const sender = { person: person._id, name, phone: phone ?? '', email: email ?? '' }
    await db
      .insert(job_application)
      .values({ _id: makeId(), post: post._id, ...sender, cv, note: body.note, at, created_at: at })
    return reply('আবেদন পাঠানো হয়েছে।', { state: 'sent' as const, at }, 201)
  },

  async placements({ db, query, addresses }) {
    const found = await listRows(
      db,
      placement,
      matchIfGiven(placement.category, query.category),
      desc(placement.placed_at),
    )
    const shown = found.map(({ _id, name, picture, has_consent, course, company, title, placed_at }) => ({
      _id,
      name: getCallName(name) ?? '',
      picture_url: has_consent && picture !== null ? `${addresses.icon}${picture}` : null,
      course,
      company,
      title,
      placed_at,
    }))
    return paginate(shown, query)
  },

  async placementCategories(context) {
    const counted = await countByCategory(context, await listRows(context.db, placement, undefined))
    return counted.map(({ count, ...mark }) => ({ ...mark, placement_count: count }))
  },

  /**
   * The builder is a page of the media host here. Its token works only for the builder's calls and expires
   * after ten minutes.
   */
  async cvToken({ person, clock, tokens, addresses, loginSession }) {
    const exp = Math.floor(clock.now().getTime() / 1000) + TOKEN_LIFE_SECONDS
    const token = tokens.sign({
      role: person.role,
      _id: person._id,
      sid: loginSession ?? '',
      exp,
      aud: 'cv-builder',
    })
    return {
      url: `${addresses.media}/cv/new#token=${encodeURIComponent(token)}`,
      expires_at: new Date(exp * 1000).toISOString(),
    }
  },
}

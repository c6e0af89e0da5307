/** The study plan of a batch, its days, retest requests and finished modules. (spec 7 Batches and study plans, ruling R29) */

import { eq } from 'drizzle-orm'
import type { studyPlan as rows } from '#src/api/contract/study-plan.ts'
import { countBatchItems } from '../content/batch/batch-counts.ts'
import { openBatch, findEnrolment } from '../content/batch/batch-data.ts'
import { isDone, type ShownItem, filterSteps } from '../content/batch/item-state.ts'
import {
  readLearnerView,
  showActivity,
  findTodaysModule,
  showModules,
  showStudyPlan,
} from '../content/batch/study-plan-view.ts'
import { addDay, changeDay } from '../content/batch/write-day.ts'
import type { Services } from '../content/services.ts'
import { askRetest } from '../content/submission/retest.ts'
import { findById, getById } from '../database/queries.ts'
import { batch_learner, module, study_plan } from '../database/tables/batch.ts'
import { exam } from '../database/tables/item.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { NotFound, HttpError } from '../kernel/http-error.ts'

async function openView(batchId: string, person: Person, parts: Services) {
  const { batchData, records } = await openBatch(batchId, person, parts.db)
  return readLearnerView(batchData, records, parts)
}

async function listItems(batchId: string, person: Person, parts: Services): Promise<ShownItem[]> {
  const modules = showModules(await openView(batchId, person, parts))
  return modules.flatMap(({ plans }) => (plans ?? []).flatMap(({ items }) => items ?? []))
}

function countDone(items: readonly ShownItem[], kind: ShownItem['kind']): { done: number; total: number } {
  const own = items.filter((item) => item.kind === kind && item.is_optional !== true)
  return { done: own.filter(isDone).length, total: own.length }
}

export const studyPlanHandlers: HandlersOf<typeof rows> = {
  async revised(context) {
    const view = await openView(context.params.id, context.person, context)
    const way = showStudyPlan(view)
    return context.person.role === 'teacher'
      ? { ...way, current_module: findTodaysModule(view) ?? way.current_module }
      : way
  },

  async attributeStatus(context) {
    const items = await listItems(context.params.id, context.person, context)
    return items.map(({ _id, kind, state, percent }) => ({ _id, kind, state, percent: percent ?? null }))
  },

  async attributeCount(context) {
    if (context.person.role === 'teacher') return countBatchItems(context.params.id, context.person, context)
    const items = await listItems(context.params.id, context.person, context)
    const count = (kind: ShownItem['kind']) => countDone(items, kind)
    return {
      recording: count('recording'),
      live: count('live'),
      assignment: count('assignment'),
      exam: count('exam'),
      resource: count('resource'),
      due: items.filter(({ state }) => state === 'due').length,
    }
  },

  async activity(context) {
    const { db, params, person } = context
    const plan = await getById(db, study_plan, params.id, 'দিনটি')
    return showActivity(plan._id, await openView(plan.batch, person, context))
  },

  async create(context) {
    const plan = await addDay(context.query, context.body, context.person, context)
    return reply(
      'দিনটি স্টাডি প্ল্যানে যোগ হয়েছে।',
      showActivity(plan._id, await openView(plan.batch, context.person, context)),
      201,
    )
  },

  async update(context) {
    const plan = await changeDay(context.params.id, context.body, context.person, context)
    return reply(
      'দিনটি সেভ হয়েছে।',
      showActivity(plan._id, await openView(plan.batch, context.person, context)),
    )
  },

  async retest(context) {
    const { db, body, person } = context
    const found = await findById(db, exam, body.exam)
    if (!found?.batch) throw new NotFound('পরীক্ষাটি')
    await askRetest(
      found,
      body.request_message,
      person,
      await openView(found.batch, person, context),
      context,
    )
    return reply('রিটেস্টের আবেদন পাঠানো হয়েছে। শিক্ষক দেখে জানাবেন।', null)
  },

  async moduleComplete(context) {
    const { db, params, person } = context
    const found = await getById(db, module, params.id, 'মডিউলটি')
    const shown = showModules(await openView(found.batch, person, context)).find(
      ({ _id }) => _id === found._id,
    )
    const items = shown?.plans?.flatMap(({ items: all }) => filterSteps(all ?? [])) ?? []
    if (!items.every(isDone)) throw new HttpError(409, 'মডিউলের সব ধাপ এখনো শেষ হয়নি।')
    const place = (await findEnrolment(found.batch, person, db))!
    const modules_done = [...new Set([...place.modules_done, found._id])]
    await db.update(batch_learner).set({ modules_done }).where(eq(batch_learner._id, place._id))
    return reply('মডিউলটি সম্পন্ন হয়েছে। অভিনন্দন!', null)
  },
}

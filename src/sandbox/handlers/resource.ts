/** Files and links of the caller's batches. (spec 7 Resources) */

import type { resource as rows } from '#src/api/contract/resource.ts'
import { assertBatchAccess, showModuleMark, listOwnBatchIds, readBatch } from '../content/batch/batch-data.ts'
import { showResources } from '../content/batch/resource-view.ts'
import { addResource, changeResource, removeResource } from '../content/batch/write-resource.ts'
import type { Services } from '../content/services.ts'
import type { ResourceRow } from '../database/tables/item.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { paginate, sortNewestFirst } from '../kernel/list.ts'

async function readResources(id: string, person: Person, parts: Services) {
  await assertBatchAccess(id, person, parts.db)
  const batchData = await readBatch(id, parts.db)
  // Resources of a module that has not begun are hidden.
  const isTeacher = person.role === 'teacher'
  const open = new Set(
    batchData.modules
      .filter(({ starts_at }) => isTeacher || starts_at === null || starts_at <= parts.clock.iso())
      .map(({ _id }) => _id),
  )
  const visible = batchData.resources.filter(({ module }) => module === null || open.has(module))
  return { batchData, shown: await showResources(visible, batchData, parts) }
}

async function showOne(row: ResourceRow & { batch: string }, parts: Services) {
  const [shown] = await showResources([row], await readBatch(row.batch, parts.db), parts)
  return shown!
}

export const resourceHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, person } = context
    const all = await Promise.all(
      (await listOwnBatchIds(person, db)).map(async (id) => (await readResources(id, person, context)).shown),
    )
    const newestFirst = sortNewestFirst(all.flat(), (row) => row.created_at)
    // The contract forces the count of this list to 100. (spec 9)
    return paginate(newestFirst, { count: 100 })
  },

  async moduleWise(context) {
    const { query, person } = context
    const { batchData, shown } = await readResources(query.batch, person, context)
    const wanted = batchData.modules.filter(({ _id }) => query.module === undefined || _id === query.module)
    const groups = wanted.map(({ _id }) => ({
      module: showModuleMark(batchData.modules, _id)!,
      resources: shown.filter(({ module }) => module?._id === _id),
    }))
    return groups.filter(({ resources }) => resources.length > 0)
  },

  async categoryWise(context) {
    const { query, person } = context
    const { shown } = await readResources(query.batch, person, context)
    const categories = [...new Set(shown.map(({ category = '' }) => category))]
    const wanted = categories.filter(
      (category) => query.category === undefined || category === query.category,
    )
    return wanted.map((category) => ({
      category,
      resources: shown.filter((row) => row.category === category),
    }))
  },

  async create(context) {
    const row = await addResource(context.body, context.person, context)
    return reply('রিসোর্সটি যোগ হয়েছে।', await showOne(row, context), 201)
  },

  async update(context) {
    const row = await changeResource(context.params.id, context.body, context.person, context)
    return reply('রিসোর্সটি সেভ হয়েছে।', await showOne(row, context))
  },

  async remove(context) {
    await removeResource(context.params.id, context.person, context)
    return reply('রিসোর্সটি মুছে ফেলা হয়েছে।', null)
  },
}

/** Notices of one's batches. (spec 7 Other, ruling R35) */
import { eq } from 'drizzle-orm'
import type { notice as rows } from '#src/api/contract/notice.ts'
import { enterBatch, ownBatchIds } from '../content/batch-world.ts'
import { noticesOf, showNotices } from '../content/notice-shown.ts'
import { notice } from '../database/tables/message.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { listPage } from '../kernel/list.ts'
import { missing } from '../kernel/refusal.ts'

export const noticeHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, person, query } = context
    if (query.batch !== undefined) await enterBatch(query.batch, person, db)
    const batches = query.batch === undefined ? await ownBatchIds(person, db) : [query.batch]
    const page = listPage(await noticesOf(batches, db), query)
    return { ...page, data: await showNotices(page.data, person, context) }
  },

  async one(context) {
    const { db, params, person } = context
    const found = await db.select().from(notice).where(eq(notice._id, params.id)).get()
    if (!found?.is_published) throw missing('নোটিশটি')
    await enterBatch(found.batch, person, db)
    const [shown] = await showNotices([found], person, context)
    return shown!
  },

  async urgent(context) {
    const { db, params, person } = context
    await enterBatch(params.id, person, db)
    const urgent = (await noticesOf([params.id], db)).find(({ is_urgent }) => is_urgent)
    const [shown] = await showNotices(urgent ? [urgent] : [], person, context)
    return shown ?? null
  },
}

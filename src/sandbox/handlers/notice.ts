/** Notices of one's batches. (spec 7 Other, ruling R35) */

import type { notice as rows } from '#src/api/contract/notice.ts'
import { assertBatchAccess, listReadableBatchIds } from '../content/batch/batch-data.ts'
import { listNotices, showNotices } from '../content/batch/notice-view.ts'
import { addNotice, changeNotice, findNotice, removeNotice } from '../content/batch/write-notice.ts'
import type { Services } from '../content/services.ts'
import type { NoticeRow } from '../database/tables/message.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { paginateShown } from '../kernel/list.ts'

const PUBLISHED = 'নোটিশটি প্রকাশ হয়েছে।'
const DRAFTED = 'নোটিশটি খসড়া হিসেবে সেভ হয়েছে।'

async function showOne(row: NoticeRow, context: Services & { person: Person }) {
  const [shown] = await showNotices([row], context.person, context)
  return shown!
}

export const noticeHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, person, query } = context
    const batches = await listReadableBatchIds(query.batch, person, db)
    const notices = await listNotices(batches, db, { withDrafts: person.role === 'teacher' })
    return paginateShown(notices, query, (page) => showNotices(page, person, context))
  },

  async one(context) {
    const { params, person } = context
    return showOne(await findNotice(params.id, person, context), context)
  },

  async urgent(context) {
    const { db, params, person } = context
    await assertBatchAccess(params.id, person, db)
    const urgent = (await listNotices([params.id], db)).find(({ is_urgent }) => is_urgent)
    const [shown] = await showNotices(urgent ? [urgent] : [], person, context)
    return shown ?? null
  },

  async create(context) {
    const row = await addNotice(context.body, context.person, context)
    return reply(row.is_published ? PUBLISHED : DRAFTED, await showOne(row, context), 201)
  },

  async update(context) {
    const row = await changeNotice(context.params.id, context.body, context.person, context)
    return reply(row.is_published ? PUBLISHED : DRAFTED, await showOne(row, context))
  },

  async remove(context) {
    await removeNotice(context.params.id, context.person, context)
    return reply('নোটিশটি মুছে ফেলা হয়েছে।', null)
  },
}

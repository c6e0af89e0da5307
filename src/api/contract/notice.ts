/** Notices: teachers write, everyone in the batch reads. (spec 7 Other) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { del, get, members, buildPage, patch, post } from '#src/api/row.ts'
import { Notice, NoticeDraft } from '#src/api/shapes/notice.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'

const NoticeQuery = v.object({ ...PageQuery.entries, batch: v.optional(Id) })

export const notice = {
  list: get('notice', { stored: 'at-once', role: members, query: NoticeQuery, reply: buildPage(Notice) }),
  one: get('notice/:id', { role: members, reply: Notice }),
  urgent: get('notice/urgent/:id', { stored: 'at-once', role: members, reply: v.nullable(Notice) }),
  create: post('notice', { role: 'teacher', body: NoticeDraft, reply: Notice }),
  update: patch('notice/:id', { role: 'teacher', body: v.partial(NoticeDraft), reply: Notice }),
  remove: del('notice/:id', { role: 'teacher', reply: Done }),
}

/** The server sorts urgent ones first. (ruling R35) */
export const readNewestNotices = (count = 5) => read(notice.list, { query: { count } }, true)
export const readNotice = (id: string) => read(notice.one, { params: { id } })
export const readBatchNotices = (batch: string, page: number) =>
  read(notice.list, { query: { batch, page, count: 10 } })
/** Without a batch, the notices of all. */
export const readTaughtNotices = (batch: string, page: number) =>
  read(notice.list, { query: { ...(batch !== '' && { batch }), page, count: 20 } })

/** Notices: teachers write, everyone in the batch reads. (spec 7 Other) */
import * as v from 'valibot'
import { Notice, NoticeDraft } from '#src/api/shapes/notice.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'
import { del, get, members, buildPage, patch, post } from '#src/api/row.ts'

const NoticeQuery = v.object({ ...PageQuery.entries, batch: v.optional(Id) })

export const notice = {
  list: get('notice', { role: members, query: NoticeQuery, reply: buildPage(Notice) }),
  one: get('notice/:id', { role: members, reply: Notice }),
  urgent: get('notice/urgent/:id', { role: members, reply: v.nullable(Notice) }),
  create: post('notice', { role: 'teacher', body: NoticeDraft, reply: Notice }),
  update: patch('notice/:id', { role: 'teacher', body: v.partial(NoticeDraft), reply: Notice }),
  remove: del('notice/:id', { role: 'teacher', reply: Done }),
}

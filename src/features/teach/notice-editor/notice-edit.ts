/** Edits of notices on their way. (spec 3 Notice, rulings R36, R82) */

import { notice } from '#src/api/contract/notice.ts'
import { readNow } from '#src/api/read-now.ts'
import { paths } from '#src/lib/paths.ts'
import { defineRecordEdit } from '../shared/define-record.ts'
import { buildBody, NoticeValues, readValues } from './notice-values.ts'
import { refetchNotices } from './refetch-notices.ts'

export const noticeEdit = defineRecordEdit({
  name: 'notice-edit',
  row: notice.update,
  fields: NoticeValues,
  build: (values, { id }) => ({ params: { id }, body: buildBody(values) }),
  readThing: ({ id }) => readNow(notice.one, { params: { id } }),
  readFields: readValues,
  getPage: () => paths.teacherNotices(),
  done: () => void refetchNotices(),
})

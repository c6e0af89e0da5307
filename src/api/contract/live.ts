/** Live classes, webinars and the help given in them. (spec 7 Live and recordings) */

import * as v from 'valibot'
import { read, readWhole } from '#src/api/read.ts'
import { get, members, buildPage, patch, post } from '#src/api/row.ts'
import {
  LiveClass,
  LiveDraft,
  LiveJoin,
  LiveQuestion,
  LiveRecording,
  LiveSupport,
  SupportDraft,
  SupportTurn,
  Webinar,
} from '#src/api/shapes/live.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { Filled, PageQuery } from '#src/api/shapes/typed.ts'

const LiveQuery = v.object({ ...PageQuery.entries, batch: v.optional(Id) })

export const live = {
  free: get('live/free', { query: PageQuery, reply: buildPage(Webinar) }),
  list: get('live/', { role: members, query: LiveQuery, reply: buildPage(LiveClass) }),
  support: get('live/support/:id', { stored: 'at-once', role: 'teacher', reply: LiveSupport }),
  recording: get('live/recording/:id', { role: members, reply: LiveRecording }),
  join: get('live/join/:id', { stored: 'never', role: members, reply: LiveJoin }),
  freeWebinar: get('live/free-webinar/:type', { reply: Webinar }),
  ask: post('live/question/:id', {
    role: members,
    body: v.object({ question: Filled }),
    reply: LiveQuestion,
  }),
  update: patch('live/:id', { role: 'teacher', body: v.partial(LiveDraft), reply: LiveJoin }),
  updateSupport: patch('live/:batchId/:learnerId', {
    role: 'teacher',
    body: SupportDraft,
    reply: SupportTurn,
  }),
}

export const readWebinar = (type: string) => read(live.freeWebinar, { params: { type } })
export const readClass = (id: string) => read(live.join, { params: { id } })
export const readFreeClasses = (count: number) => read(live.free, { query: { count } })
export const readBatchClasses = (batch: string) => readWhole(live.list, { batch })

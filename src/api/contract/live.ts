/** Live classes, webinars and the help given in them. (spec 7 Live and recordings) */
import * as z from 'zod/mini'
import { LiveClass, LiveJoin, LiveQuestion, LiveRecording, Webinar } from '#src/api/shapes/live.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { Filled, PageQuery, Typed } from '#src/api/shapes/typed.ts'
import { get, members, pageOf, patch, post } from '#src/api/row.ts'

const LiveQuery = z.extend(PageQuery, { batch: z.optional(Id) })
/** What a teacher may change of a class. (spec 3 Live) */
const LiveDraft = z.object({ title: Typed, description: Typed, topics: z.array(Typed) })
const Support = z.object({ live: Id, support_status: z.enum(['waiting', 'in_progress', 'solved']), support_note: z.optional(Typed) })

export const live = {
  free: get('live/free', { query: PageQuery, reply: pageOf(Webinar) }),
  list: get('live/', { role: members, query: LiveQuery, reply: pageOf(LiveClass) }),
  support: get('live/support/:id', { role: 'teacher' }),
  orientation: get('live/orientation/:id', {}),
  recording: get('live/recording/:id', { role: members, reply: LiveRecording }),
  join: get('live/join/:id', { role: members, reply: LiveJoin }),
  freeWebinar: get('live/free-webinar/:type', { reply: Webinar }),
  ask: post('live/question/:id', { role: members, body: z.object({ question: Filled }), reply: LiveQuestion }),
  update: patch('live/:id', { role: 'teacher', body: z.partial(LiveDraft) }),
  updateSupport: patch('live/:batchId/:learnerId', { role: 'teacher', body: Support }),
}

/** The description of a class on its way. (spec 3 Live, rulings R36, R82) */

import * as v from 'valibot'
import { live } from '#src/api/contract/live.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readNow } from '#src/api/read-now.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { trimText } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { readHtml, writeHtml } from '#src/lib/plain-html.ts'
import { defineRecordEdit } from '../shared/define-record.ts'

export const LiveValues = v.object({
  title: v.string(),
  description: v.string(),
  /** One topic per line. */
  topics: v.string(),
})
export type LiveValues = v.InferOutput<typeof LiveValues>

export function readValues({ title, description, topics }: LiveJoin): LiveValues {
  return { title, description: readHtml(description), topics: topics.join('\n') }
}

const splitLines = (text: string) => text.split('\n').map(trimText).filter(Boolean)

export const liveEdit = defineRecordEdit({
  name: 'live-edit',
  row: live.update,
  fields: LiveValues,
  build: ({ title, description, topics }, { id }) => ({
    params: { id },
    body: { title: title.trim(), description: writeHtml(description), topics: splitLines(topics) },
  }),
  readThing: ({ id }) => readNow(live.join, { params: { id } }),
  readFields: readValues,
  getPage: ({ id }) => paths.teacherLive(id),
  done: ({ id, batch }, reply) => {
    if (reply) setCached(live.join, { params: { id } }, reply)
    else void refetch(live.join, { params: { id } })
    void refetch(studyPlan.revised, { params: { id: batch } })
  },
})

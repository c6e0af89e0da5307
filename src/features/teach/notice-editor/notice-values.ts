/** Form values of a notice: reading, checking, and building the request body. (spec 3 Notice) */

import * as v from 'valibot'
import type { Notice } from '#src/api/shapes/notice.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { readHtml, writeHtml } from '#src/lib/plain-html.ts'
import type { Problems } from '#src/ui/fields/use-draft-form.ts'
import { words } from './words.ts'

export const NoticeValues = v.object({
  title: v.string(),
  date: v.string(),
  topic: v.string(),
  meta_description: v.string(),
  description: v.string(),
  is_urgent: v.boolean(),
  is_published: v.boolean(),
  batch: v.string(),
  /** Other batches that get the same text; only for a new notice. */
  also: v.optional(v.array(v.string()), []),
})
export type NoticeValues = v.InferOutput<typeof NoticeValues>

/** An edited notice has its own draft. */
export const getDraftKey = (id: string) => `notice-${id}`

/** The first words of a notice to learners who have not been seen, instead of the title of a work. */
export const UNSEEN = '#unseen'

/** `about`: title of the subject of a reminder, for its first words. */
export function createValues(batch: string, now: number, about = ''): NoticeValues {
  const reminder = about === UNSEEN ? words.unseen : words.reminder
  return {
    title: about && reminder.title(about),
    date: getDhakaDay(now),
    topic: '',
    meta_description: about && reminder.summary(about),
    description: about && reminder.text(about),
    is_urgent: false,
    is_published: false,
    batch,
    also: [],
  }
}

export function readValues(notice: Notice): NoticeValues {
  const { title, date, topic, meta_description, description, is_urgent, is_published, batch } = notice
  return {
    title,
    date: date ?? '',
    topic,
    meta_description,
    description: readHtml(description),
    is_urgent,
    is_published,
    batch: batch?._id ?? '',
    also: [],
  }
}

/** The notice as it will be once its edit has arrived. */
export function applyValues(notice: Notice, values: NoticeValues): Notice {
  const { batch, ...body } = buildBody(values)
  return { ...notice, ...body, batch: notice.batch && { ...notice.batch, _id: batch } }
}

/** A draft needs title, batch and date; a published notice needs all fields. */
export function findProblems(values: NoticeValues): Problems<NoticeValues> {
  const { form } = words
  const isMissing = (name: 'meta_description' | 'description') => values.is_published && isBlank(values[name])
  return {
    ...(isBlank(values.title) && { title: form.noName }),
    ...(values.batch === '' && { batch: form.noBatch }),
    ...(values.date === '' && { date: form.noDate }),
    ...(isMissing('meta_description') && { meta_description: form.noSummary }),
    ...(isMissing('description') && { description: form.noDescription }),
  }
}

/** The batches of a new notice, each once. */
export function listBatches({ batch, also }: Pick<NoticeValues, 'batch' | 'also'>): string[] {
  return [...new Set([batch, ...also])].filter(Boolean)
}

export function buildBody({ description, also: _also, ...values }: NoticeValues) {
  return { ...values, title: values.title.trim(), description: writeHtml(description) }
}

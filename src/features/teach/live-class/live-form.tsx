/** Form for the title, description and topics of a class. (spec 3 Live) */

import * as v from 'valibot'
import { callWithMessage } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readNow } from '#src/api/read-now.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { readHtml, isPlainHtml, writeHtml } from '#src/lib/plain-html.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { defineEditor, type Editing } from '../shared/define-editor.tsx'
import { words } from './words.ts'

const { form: texts } = words

const LiveValues = v.object({
  title: v.string(),
  description: v.string(),
  /** One topic per line. */
  topics: v.string(),
})
type LiveValues = v.InferOutput<typeof LiveValues>

function readValues({ title, description, topics }: LiveJoin) {
  return { title, description: readHtml(description), topics: topics.join('\n') }
}

const splitLines = (text: string) => text.split('\n').map(trimText).filter(Boolean)

interface LiveFormProps {
  existing: LiveJoin
  onClose: () => void
}

function Fields({
  props: { existing },
  values,
  form: { field, set },
}: Editing<LiveFormProps, LiveValues, unknown>) {
  return (
    <>
      <TextField label={texts.name} {...field('title')} />
      <TextArea label={texts.topics} hint={texts.topicsHint} rows={5} {...field('topics')} />
      <RichText
        label={texts.description}
        isOptional
        isSimplified={!isPlainHtml(existing.description)}
        value={values.description}
        onChange={(text) => set('description', text)}
      />
    </>
  )
}

export const LiveForm = defineEditor({
  shape: LiveValues,
  getKey: ({ existing }: LiveFormProps) => `live-${existing._id}`,
  create: ({ existing }) => readValues(existing),
  read: readValues,
  readNewest: ({ _id: id }: LiveJoin) => readNow(live.join, { params: { id } }),
  useExtra: () => undefined,
  check: ({ title }) => (isBlank(title) ? { title: texts.noName } : {}),
  send: ({ title, description, topics }, { existing }) =>
    callWithMessage(live.update, {
      params: { id: existing._id },
      body: { title: title.trim(), description: writeHtml(description), topics: splitLines(topics) },
    }),
  done: ({ data }, { existing, onClose }) => {
    setCached(live.join, { params: { id: existing._id } }, data)
    void refetch(studyPlan.revised, { params: { id: existing.batch._id } })
    onClose()
  },
  leave: ({ onClose }) => onClose(),
  opensInPlace: true,
  getTitle: () => texts.title,
  words: { ...texts, add: texts.save, saving: words.saving },
  labels: { title: texts.name, topics: texts.topics, description: texts.description },
  Fields,
})

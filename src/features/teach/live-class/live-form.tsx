/** Form for the title, description and topics of a class. (spec 3 Live) */

import type { LiveJoin } from '#src/api/shapes/live.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { defineEditor, type Editing } from '../shared/define-editor.tsx'
import { liveEdit, LiveValues, readValues } from './live-record.ts'
import { words } from './words.ts'

const { form: texts } = words

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
  getBatch: ({ existing }) => existing.batch._id,
  record: { update: liveEdit },
  useExtra: () => undefined,
  check: ({ title }) => (isBlank(title) ? { title: texts.noName } : {}),
  done: (_reply, { onClose }) => onClose(),
  leave: ({ onClose }) => onClose(),
  opensInPlace: true,
  getTitle: () => texts.title,
  words: { ...texts, add: texts.save, saving: words.saving },
  labels: { title: texts.name, topics: texts.topics, description: texts.description },
  Fields,
})

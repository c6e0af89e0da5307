/** Form for the title, description and topics of a class. (spec 3 Live) */
import * as v from 'valibot'
import { callWithMessage } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readNow } from '#src/api/read-now.ts'
import type { LiveJoin } from '#src/api/shapes/live.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { readHtml, isPlainHtml, writeHtml } from '#src/lib/plain-html.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useEditedDraft } from '#src/stores/drafts/use-edited-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FormCard } from '#src/ui/fields/form-card.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { EditClash } from '#src/ui/teach/edit-clash.tsx'
import { words } from './words.ts'

const { form: texts } = words

const LiveValues = v.object({
  title: v.string(),
  description: v.string(),
  /** One topic per line. */
  topics: v.string(),
})

function readValues({ title, description, topics }: LiveJoin) {
  return { title, description: readHtml(description), topics: topics.join('\n') }
}

const splitLines = (text: string) => text.split('\n').map(trimText).filter(Boolean)

interface LiveFormProps {
  of: LiveJoin
  onClose: () => void
}

function useLiveForm({ of, onClose }: LiveFormProps) {
  const edited = useEditedDraft(`live-${of._id}`, LiveValues, readValues(of))
  const { values, type, drop } = edited
  const form = useDraftForm({
    values,
    type,
    check: ({ title }) => (isBlank(title) ? { title: texts.noName } : {}),
    send: async (typed) => {
      const params = { id: of._id }
      const { title, description, topics } = edited.join(typed, readValues(await readNow(live.join, { params })))
      return callWithMessage(live.update, {
        params,
        body: { title: title.trim(), description: writeHtml(description), topics: splitLines(topics) },
      })
    },
    done: ({ data, msg }) => {
      drop()
      showToast({ kind: 'success', message: msg })
      setCached(live.join, { params: { id: of._id } }, data)
      void refetch(studyPlan.revised, { params: { id: of.batch._id } })
      onClose()
    },
  })
  return { values, form, drop, edited }
}

export function LiveForm(props: LiveFormProps) {
  const { values, form, drop, edited } = useLiveForm(props)
  const { field, set, refusals, isPending, submit } = form
  return (
    <FormCard
      refusals={refusals}
      title={texts.title}
      onSubmit={submit}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              drop()
              props.onClose()
            }}
          >
            {texts.drop}
          </Button>
          <Button type="submit" isPending={isPending} pendingText={words.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <EditClash
        of={edited.clash}
        labels={{ title: texts.name, topics: texts.topics, description: texts.description }}
        onTake={edited.settle}
      />
      <TextField label={texts.name} {...field('title')} />
      <TextArea label={texts.topics} hint={texts.topicsHint} rows={5} {...field('topics')} />
      <RichText
        label={texts.description}
        isOptional
        isSimplified={!isPlainHtml(props.of.description)}
        value={values.description}
        onChange={(text) => set('description', text)}
      />
    </FormCard>
  )
}

/** Form of a notice: stored as a draft, with a preview, and a confirmation before an urgent one is published. (spec 3 Notice) */
import { useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { notice } from '#src/api/contract/notice.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FormCard } from '#src/ui/fields/form-card.tsx'
import { type Form, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { batch } from '#src/api/contract/batch.ts'
import { useApi } from '#src/api/use-api.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import classes from './notice-editor.module.css'
import { NoticeFields } from './notice-fields.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { buildBody, createValues, findProblems, NoticeValues, readValues } from './notice-values.ts'
import { refetchNotices } from './refetch-notices.ts'
import { words } from './words.ts'
import { getServerNow } from '#src/lib/server-time.ts'

/** Counts the learners that the notice reaches. */
function useReach(batchId: string): { count: number; text: string | undefined } {
  const { data } = useApi(batch.one, batchId === '' ? null : { params: { id: batchId } }, { isQuiet: true })
  if (data === undefined) return { count: 0, text: undefined }
  return { count: data.learner_count, text: words.form.reach(data.learner_count, data.title) }
}

const { form: texts } = words

interface NoticeFormProps {
  batches: readonly BatchCard[]
  /** The notice to edit; undefined for a new one. */
  of?: Notice
  /** Batch of a new notice. */
  batchId?: string
  /** Title of the work that a new one reminds of. */
  about?: string
  onClose: () => void
}

/** Asks for confirmation of an urgent notice with the number of learners it notifies. */
async function confirmPublish({ is_urgent }: NoticeValues, reach: number): Promise<boolean> {
  if (!is_urgent) return true
  const { text, ...question } = texts.ask
  return confirmAsked({ ...question, text: text(reach) })
}

function useNoticeForm({ of, batchId = '', about = '', onClose }: NoticeFormProps) {
  const [now] = useState(() => getServerNow())
  const [values, type, drop] = useDraft(
    // A reminder has a draft of its own, so that a notice begun before stays as it is.
    `notice-${of?._id ?? ['new', about].filter(Boolean).join('-')}`,
    NoticeValues,
    of ? readValues(of) : createValues(batchId, now, about),
  )
  const reach = useReach(values.batch)
  const form = useDraftForm({
    values,
    type,
    check: findProblems,
    send: (typed) => {
      const body = buildBody(typed)
      return of ? callWithMessage(notice.update, { params: { id: of._id }, body }) : callWithMessage(notice.create, { body })
    },
    done: ({ msg }) => {
      drop()
      showToast({ kind: 'success', message: msg })
      void refetchNotices()
      onClose()
    },
  })

  async function publish() {
    const wanted = { ...values, is_published: true }
    const isNew = of?.is_published !== true
    const isSound = Object.keys(findProblems(wanted)).length === 0
    if (!isSound || !isNew || (await confirmPublish(wanted, reach.count))) form.submit(undefined, wanted)
  }
  return { values, form, drop, reach, publish }
}

interface NoticeActionsProps {
  of: Notice | undefined
  form: Pick<Form<NoticeValues>, 'isPending' | 'submit'>
  values: NoticeValues
  onDrop: () => void
}

/** A published notice is saved; a draft can be published or stay a draft. */
function NoticeActions({ of, form, values, onDrop }: NoticeActionsProps) {
  const isPublished = of?.is_published === true
  return (
    <>
      <Button variant="default" onClick={onDrop}>
        {texts.drop}
      </Button>
      {!isPublished && (
        <Button variant="light" disabled={form.isPending} onClick={() => form.submit(undefined, { ...values, is_published: false })}>
          {texts.keep}
        </Button>
      )}
      <Button type="submit" isPending={form.isPending} pendingText={texts.publishing}>
        {isPublished ? texts.save : texts.publish}
      </Button>
    </>
  )
}

export function NoticeForm(props: NoticeFormProps) {
  const { batches, of, onClose } = props
  const { values, form, drop, reach, publish } = useNoticeForm(props)
  function leave() {
    drop()
    onClose()
  }
  return (
    <Stack align="start" gap={16} className={classes.root}>
      <FormCard
        refusals={form.refusals}
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
        actions={<NoticeActions of={of} form={form} values={values} onDrop={leave} />}
      >
        <NoticeFields
          batches={batches}
          values={values}
          form={form}
          isSimplified={of !== undefined && !isPlainHtml(of.description)}
          reach={reach.text}
        />
      </FormCard>
      <NoticePreview of={values} />
    </Stack>
  )
}

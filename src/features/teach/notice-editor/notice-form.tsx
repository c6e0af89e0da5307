/** The form of a notice: kept as it is typed, shown as its readers will see it, asked about before an urgent one goes out. (spec 3 Notice) */
import { useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { notice } from '#src/api/contract/notice.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FormCard } from '#src/ui/fields/form-card.tsx'
import { type Form, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import classes from './notice-editor.module.css'
import { NoticeFields } from './notice-fields.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { bodyOf, emptyNotice, NoticeValues, problemsOf, valuesOf } from './notice-values.ts'
import { showNotices } from './show-notices.ts'
import { useReach } from './use-reach.ts'
import { words } from './words.ts'

const { form: texts } = words

interface NoticeFormProps {
  batches: readonly BatchCard[]
  /** The one that is changed; left out for a new one. */
  of?: Notice
  /** For a new one. */
  batchId?: string
  onClose: () => void
}

/** Nobody is disturbed by accident: an urgent notice says first how many it reaches. */
async function mayPublish({ is_urgent }: NoticeValues, reach: number): Promise<boolean> {
  if (!is_urgent) return true
  const { text, ...question } = texts.ask
  return confirmAsked({ ...question, text: text(reach) })
}

function useNoticeForm({ of, batchId = '', onClose }: NoticeFormProps) {
  const [now] = useState(() => Date.now())
  const [values, type, drop] = useDraft(`notice-${of?._id ?? 'new'}`, NoticeValues, of ? valuesOf(of) : emptyNotice(batchId, now))
  const reach = useReach(values.batch)
  const form = useDraftForm({
    values,
    type,
    check: problemsOf,
    send: (typed) => {
      const body = bodyOf(typed)
      return of ? callWithMessage(notice.update, { params: { id: of._id }, body }) : callWithMessage(notice.create, { body })
    },
    done: ({ msg }) => {
      drop()
      say({ kind: 'success', message: msg })
      void showNotices()
      onClose()
    },
  })

  async function publish() {
    const wanted = { ...values, is_published: true }
    const isNew = of?.is_published !== true
    const isSound = Object.keys(problemsOf(wanted)).length === 0
    if (!isSound || !isNew || (await mayPublish(wanted, reach.count))) form.submit(undefined, wanted)
  }
  return { values, form, drop, reach, publish }
}

interface NoticeActionsProps {
  of: Notice | undefined
  form: Pick<Form<NoticeValues>, 'isPending' | 'submit'>
  values: NoticeValues
  onDrop: () => void
}

/** What is published already is saved; a draft may stay one. */
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
    <div className={classes.root}>
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
    </div>
  )
}

/** Form of a notice: stored as a draft, with a preview, and a confirmation before an urgent one is published. (spec 3 Notice) */

import { batch } from '#src/api/contract/batch.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { useEach } from '#src/api/use-each.ts'
import { formatDate } from '#src/lib/bn.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { defineEditor, type Editing } from '../shared/define-editor.tsx'
import { noticeEdit } from './notice-edit.ts'
import { NoticeFields } from './notice-fields.tsx'
import { writeNotice } from './notice-outbox.ts'
import { NoticePreview } from './notice-preview.tsx'
import {
  createValues,
  findProblems,
  listBatches,
  getDraftKey,
  NoticeValues,
  readValues,
} from './notice-values.ts'
import { removeNotice } from './remove-notice.ts'
import { words } from './words.ts'
import classes from './notice-editor.module.css'

const { form: texts } = words

/** Counts the learners that the notice reaches; none is told where a batch could not be read: the number would be too small. */
function useReach(batches: readonly string[]): { count: number | undefined; text: string | undefined } {
  const { data, failed } = useEach(
    batch.one,
    batches.map((id) => ({ params: { id } })),
  )
  if (data === undefined || data.length === 0 || failed > 0) return { count: undefined, text: undefined }
  const count = data.reduce((sum, { learner_count: learners }) => sum + learners, 0)
  return { count, text: texts.reach(count, data.length) }
}

interface NoticeFormProps {
  batches: readonly BatchCard[]
  /** The notice to edit; undefined for a new one. */
  existing?: Notice
  /** Somebody else has withdrawn it during the editing: the typed text is sent as a new notice. */
  gone?: { _id: string; values: NoticeValues } | undefined
  /** Batch of a new notice. */
  batchId?: string
  /** Title of the work that a reminder is about. */
  about?: string
  onClose: () => void
}

/** Asks before an urgent notice, and before one that goes to several batches, with the number of learners it notifies. */
async function confirmPublish(
  values: NoticeValues,
  { existing }: NoticeFormProps,
  reach: number | undefined,
): Promise<boolean> {
  if (!values.is_published || existing?.is_published === true) return true
  const { length: batches } = listBatches(values)
  const isSeveral = batches > 1
  if (!values.is_urgent && !isSeveral) return true
  const { text, several, title, ...question } = texts.ask
  return confirmAsked({ ...question, title: values.is_urgent ? title : several(batches), text: text(reach) })
}

type Reach = ReturnType<typeof useReach>

const LABELS = {
  title: texts.name,
  batch: words.batch,
  date: texts.date,
  topic: texts.topic,
  meta_description: texts.summary,
  description: texts.description,
  is_urgent: texts.urgent,
  is_published: texts.published,
  // Only a new notice has it, which nobody else edits.
  also: undefined,
}

const nameBatch = (batches: readonly BatchCard[], id: string) =>
  batches.find(({ _id }) => _id === id)?.title ?? ''

/** A published notice is saved; a draft can be published or stay a draft. */
function Actions({
  props: { existing },
  form,
  values,
  leave,
}: Editing<NoticeFormProps, NoticeValues, Reach>) {
  const isPublished = existing?.is_published === true
  function withdraw(): void {
    if (existing) removeNotice(existing)
    leave()
  }
  return (
    <>
      <Button variant="default" onClick={leave}>
        {texts.drop}
      </Button>
      {isPublished && (
        <Button variant="danger" onClick={withdraw}>
          {texts.withdraw}
        </Button>
      )}
      {!isPublished && (
        <Button
          variant="light"
          disabled={form.isPending}
          onClick={() => form.submit(undefined, { ...values, is_published: false })}
        >
          {texts.keep}
        </Button>
      )}
      <Button type="submit" isPending={form.isPending} pendingText={texts.publishing}>
        {isPublished ? texts.save : texts.publish}
      </Button>
    </>
  )
}

function Fields({
  props: { batches, existing },
  values,
  form,
  extra,
}: Editing<NoticeFormProps, NoticeValues, Reach>) {
  return (
    <NoticeFields
      batches={batches}
      values={values}
      form={form}
      isSimplified={existing !== undefined && !isPlainHtml(existing.description)}
      reach={extra.text}
      isNew={existing === undefined}
    />
  )
}

export const NoticeForm = defineEditor({
  shape: NoticeValues,
  // A reminder has its own draft, so that a notice begun before stays unchanged.
  getKey: ({ existing, gone, about = '' }: NoticeFormProps) =>
    getDraftKey(existing?._id ?? gone?._id ?? ['new', about].filter(Boolean).join('-')),
  create: ({ gone, batchId = '', about = '' }) =>
    gone?.values ?? createValues(batchId, getServerNow(), about),
  read: readValues,
  getBatch: (_props, { batch: id }) => id,
  record: { update: noticeEdit },
  useExtra: (_props, { values }) => useReach(listBatches(values)),
  check: findProblems,
  confirm: (typed, props, { count }) => confirmPublish(typed, props, count),
  prepare: (values) => ({ ...values, is_published: true }),
  writeNew: writeNotice,
  done: (_reply, { onClose }) => onClose(),
  leave: ({ onClose }) => onClose(),
  isGone: ({ gone }) => gone !== undefined,
  words: { ...texts, add: texts.publish, saving: texts.publishing },
  labels: LABELS,
  show: ({ batches }) => ({
    is_urgent: texts.yesNo,
    is_published: texts.yesNo,
    date: formatDate,
    batch: (id) => nameBatch(batches, id),
  }),
  Fields,
  Actions,
  frame: (card, values) => (
    <Stack align="start" gap={16} className={classes.root}>
      {card}
      <NoticePreview values={values} />
    </Stack>
  ),
})

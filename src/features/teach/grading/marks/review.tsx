/** Review of the whole work, separate from its marks. (spec 3 Review) */

import { type SyntheticEvent, useId } from 'react'
import * as v from 'valibot'
import { callWithMessage } from '#src/api/call.ts'
import { submission, readReview } from '#src/api/contract/submission.ts'
import { refetch, useRead } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { words } from '../words.ts'
import classes from './marks.module.css'

const { review } = words
const RATINGS = [1, 2, 3, 4, 5]

/** `rating` is empty until one is chosen. */
const Typed = v.object({ rating: v.string(), comment: v.string() })

function Given({ submissionId }: { submissionId: string }) {
  const { data } = useRead(readReview(submissionId))
  return data?.map(({ _id, person, comment, rating, created_at }) => (
    <Surface
      as="p"
      variant="small"
      ground="sunken"
      radius="sm"
      padY={10}
      padX={12}
      anywhere
      key={_id}
      className={classes.quote}
    >
      <strong>{review.rate(rating)}</strong> {boundText(comment)}
      <br />
      <small>{review.by(person.name || words.unnamed, created_at)}</small>
    </Surface>
  ))
}

function Form({ submissionId }: { submissionId: string }) {
  const [{ rating, comment }, type, drop] = useDraft(`review:${submissionId}`, Typed, {
    rating: '',
    comment: '',
  })
  const noteId = useId()
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    // The client has shown the error as a toast; the typed text stays.
    () => undefined,
  )
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void runAction(async () => {
      const body = { item: submissionId, kind: 'submission', rating: Number(rating), comment }
      const { msg } = await callWithMessage(submission.review, { body })
      drop()
      showToast({ kind: 'success', message: msg })
      await refetch(submission.reviewOf, { params: { id: submissionId } })
    })
  }
  return (
    <form className={classes.part} onSubmit={send}>
      <Segmented
        label={review.label}
        options={RATINGS.map((each) => ({ value: String(each), label: formatNumber(each) }))}
        value={rating}
        onChange={(value) => type({ rating: value, comment })}
      />
      <TextArea
        label={review.field}
        rows={2}
        value={comment}
        onChange={({ currentTarget }) => type({ rating, comment: currentTarget.value })}
      />
      <Row wrap gap={8}>
        <Button
          type="submit"
          size="sm"
          variant="default"
          disabled={rating === ''}
          isPending={isPending}
          aria-describedby={noteId}
        >
          {review.send}
        </Button>
        <Text as="span" tone="muted" variant="caption" id={noteId}>
          {rating === '' && review.pick}
        </Text>
      </Row>
    </form>
  )
}

export function Review({ submissionId }: { submissionId: string }) {
  return (
    <details className={classes.part}>
      <summary className={classes.heading}>{review.title}</summary>
      <Given submissionId={submissionId} />
      <Form submissionId={submissionId} />
    </details>
  )
}

/** Review of the whole work, separate from its marks. (spec 3 Review) */

import { type SyntheticEvent, useId } from 'react'
import * as v from 'valibot'
import { readReview } from '#src/api/contract/submission.ts'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { words } from '../words.ts'
import { getDraftKey, reviewRequest } from './review-request.ts'
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
  const [{ rating, comment }, type] = useDraft(getDraftKey(submissionId), Typed, {
    rating: '',
    comment: '',
  })
  const noteId = useId()
  const [waiting] = useRequests(reviewRequest, submissionId)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    pressRequest(reviewRequest, { item: submissionId, rating, comment })
  }
  if (waiting)
    return (
      <WaitingRequest request={waiting}>
        <strong>{review.rate(Number(waiting.values.rating))}</strong> {waiting.values.comment}
      </WaitingRequest>
    )
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
        <Button type="submit" size="sm" variant="default" disabled={rating === ''} aria-describedby={noteId}>
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
  const isWaiting = useRequests(reviewRequest, submissionId).length > 0
  return (
    <details className={classes.part} open={isWaiting || undefined}>
      <summary className={classes.heading}>{review.title}</summary>
      <Given submissionId={submissionId} />
      <Form submissionId={submissionId} />
    </details>
  )
}

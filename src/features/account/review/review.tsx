/** A folded review: those that are given, and a form for one's own. (spec 3 Review) */

import { type SyntheticEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { readReview } from '#src/api/contract/submission.ts'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { AccordionItem, type AccordionItemProps } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { getDraftKey, type Reviewed, reviewRequest } from './review-request.ts'
import { words } from './words.ts'

const RATINGS = [1, 2, 3, 4, 5]

/** `rating` is empty until one is chosen. */
const Typed = v.object({ rating: v.string(), comment: v.string() })

interface ReviewProps {
  item: string
  kind: Reviewed
}

function Given({ item }: { item: string }) {
  const { data } = useRead(readReview(item))
  // Questions about marks have no rating; the result shows them. (ruling R86)
  const rated = data?.flatMap(({ rating, ...review }) =>
    typeof rating === 'number' ? [{ ...review, rating }] : [],
  )
  return rated?.map(({ _id, person, comment, rating, created_at }) => (
    <Notice tone="quiet" key={_id}>
      <Text variant="small" anywhere>
        <strong>{words.rate(rating)}</strong> {boundText(comment)}
        <br />
        <small>{words.by(person.name || words.unnamed, created_at)}</small>
      </Text>
    </Notice>
  ))
}

function Form({ item, kind }: ReviewProps) {
  const [{ rating, comment }, type] = useDraft(getDraftKey(item), Typed, {
    rating: '',
    comment: '',
  })
  const noteId = useId()
  const [waiting] = useRequests(reviewRequest, item)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    pressRequest(reviewRequest, { item, kind, rating, comment, page: location.pathname })
  }
  if (waiting)
    return (
      <WaitingRequest request={waiting}>
        <strong>{words.rate(Number(waiting.values.rating))}</strong> {waiting.values.comment}
      </WaitingRequest>
    )
  return (
    <Stack as="form" gap={8} onSubmit={send}>
      <Text variant="small" weight={600} aria-hidden="true">
        {words.labels[kind]} {words.scale}
      </Text>
      <Segmented
        label={words.labels[kind]}
        options={RATINGS.map((each) => ({ value: String(each), label: formatNumber(each) }))}
        value={rating}
        onChange={(value) => type({ rating: value, comment })}
      />
      <TextArea
        label={words.field}
        rows={2}
        value={comment}
        onChange={({ currentTarget }) => type({ rating, comment: currentTarget.value })}
      />
      <Row wrap gap={8}>
        <Button type="submit" size="sm" variant="default" disabled={rating === ''} aria-describedby={noteId}>
          {words.send}
        </Button>
        <Text as="span" tone="muted" variant="caption" id={noteId}>
          {rating === '' && words.pick}
        </Text>
      </Row>
    </Stack>
  )
}

export function Review({ item, kind, variant }: ReviewProps & Pick<AccordionItemProps, 'variant'>) {
  const isWaiting = useRequests(reviewRequest, item).length > 0
  const [isOpen, setOpen] = useState(isWaiting)
  return (
    <AccordionItem
      variant={variant}
      title={words.titles[kind]}
      isOpen={isOpen || isWaiting}
      onToggle={setOpen}
    >
      <Stack gap={8}>
        {isOpen && <Given item={item} />}
        <Form item={item} kind={kind} />
      </Stack>
    </AccordionItem>
  )
}

/** The promo code: opened with a press, checked by the server, shown with its discount. */

import { IconTicket } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { commerce } from '#src/api/contract/commerce.ts'
import { useApi } from '#src/api/use-api.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import type { PromoAnswer } from './use-order.ts'
import { words } from './words.ts'
import classes from './promo.module.css'

interface PromoProps {
  course: string
  code: string | undefined
  answer: PromoAnswer
  /** A note about a removed code. */
  note: string | undefined
  onApply: (code: string | undefined) => void
}

/** Public codes; if they cannot be loaded, none are offered. (spec 8 Public promo lookup) */
function Offers({ course, onChoose }: { course: string; onChoose: (code: string) => void }) {
  const { data: offers = [] } = useApi(commerce.publicPromos, { query: { course } })
  if (offers.length === 0) return null
  return (
    <Grid as="ul" gap={6} className={classes.offers} aria-label={words.promoOffers}>
      {offers.map(({ code, title }) => (
        <li key={code}>
          <button type="button" className={classes.offer} onClick={() => onChoose(code)}>
            <strong>{code}</strong>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </Grid>
  )
}

interface PromoFormProps extends Pick<PromoProps, 'course' | 'code' | 'answer' | 'onApply'> {
  isFocused: boolean
}

function PromoForm({ course, code, answer, onApply, isFocused }: PromoFormProps) {
  const [typed, setTyped] = useState(code ?? '')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const error = isMissing ? words.promoEmpty : answer.state === 'refused' ? answer.reason : undefined

  function apply(wanted: string) {
    setTyped(wanted)
    setMissing(wanted === '')
    onApply(wanted || undefined)
    field.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    apply(cleanLine(typed))
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={words.promo}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person opened it to type
        autoFocus={isFocused}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        rightSection={
          <Button type="submit" variant="subtle" size="sm">
            {answer.state === 'checking' ? words.promoChecking : words.promoApply}
          </Button>
        }
      />
      <Offers course={course} onChoose={apply} />
    </form>
  )
}

export function Promo({ course, code, answer, note, onApply }: PromoProps) {
  const headingId = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useFocusRecovery<HTMLElement>()
  return (
    <Grid
      as="section"
      items="start"
      gap={8}
      ref={place}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={classes.root}
    >
      <Text as="h3" variant="note" tight weight={600} id={headingId} className={classes.heading}>
        {words.promo}
      </Text>
      {answer.state === 'accepted' ? (
        <Row gap={12} tone="success" radius="md" className={classes.applied} role="status">
          <IconTicket aria-hidden="true" />
          <p>
            <strong>
              {answer.check.promo_code || code} {words.promoApplied}
            </strong>
            <span>{words.promoOff(answer.check.discount, answer.check.currency)}</span>
          </p>
          <Button
            variant="subtle"
            size="sm"
            aria-label={words.promoRemoveLabel}
            onClick={() => onApply(undefined)}
          >
            {words.promoRemove}
          </Button>
        </Row>
      ) : isOpen || code !== undefined ? (
        <PromoForm course={course} code={code} answer={answer} onApply={onApply} isFocused={isOpen} />
      ) : (
        <Button
          variant="light"
          size="sm"
          leftSection={<IconTicket aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {words.havePromo}
        </Button>
      )}
      <Text tone="muted" variant="small" className={classes.note} aria-live="polite">
        {note}
      </Text>
    </Grid>
  )
}

/**
 * The consent, never preselected, and the one pay button, which names the method and the amount. (ruling R14)
 */

import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Box, Stack } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './pay-box.module.css'

interface PayBoxProps {
  text: string
  isPending: boolean
  /** Nothing can be paid yet, since the price is unknown. */
  isWaiting?: boolean
  failure: string | undefined
  /** True if nothing else is missing; otherwise the caller has shown what is. */
  isReady: () => boolean
  onPay: () => void
}

/** Opens in new tabs, so that typed text stays. */
function Consent() {
  const links = [
    [paths.terms(), words.terms],
    [paths.privacy(), words.privacy],
    [paths.refundPolicy(), words.refund],
  ] as const
  return (
    <>
      {words.consent}{' '}
      {links.map(([to, text], at) => (
        <span key={to}>
          {at > 0 && ', '}
          <Link to={to} target="_blank" rel="noopener noreferrer" className={classes.link}>
            {text}
          </Link>
        </span>
      ))}
    </>
  )
}

export function PayBox({ text, isPending, isWaiting, failure, isReady, onPay }: PayBoxProps) {
  const [hasAgreed, setAgreed] = useState(false)
  const [wasAsked, setAsked] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isWaiting) return
    setAsked(true)
    if (!isReady()) return
    if (hasAgreed) return onPay()
    event.currentTarget.querySelector<HTMLInputElement>('[name="consent"]')?.focus()
  }

  return (
    <Stack as="form" gap={12} className={classes.root} onSubmit={submit} noValidate>
      <CheckBox
        name="consent"
        label={<Consent />}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={wasAsked && !hasAgreed ? words.consentMissing : undefined}
        required
      />
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <Box shrink className={classes.bar}>
        <Button
          type="submit"
          variant="accent"
          size="lg"
          fullWidth
          isPending={isPending}
          pendingText={words.paying}
          disabled={isWaiting}
        >
          {text}
        </Button>
      </Box>
    </Stack>
  )
}

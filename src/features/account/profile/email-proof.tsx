/** A new e-mail waits for its code; until then the old one stays. (ruling R11) */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { auth } from '#src/api/contract/auth.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { applyProfile } from './apply-profile.ts'
import { CodeField } from './code-field.tsx'
import { useCode } from './use-code.ts'
import { words } from './words.ts'
import classes from './profile.module.css'

interface EmailProofProps {
  email: string
  /** The address was entered just now: its code is sent automatically. */
  isNew: boolean
}

async function verify(email: string, otp: string): Promise<void> {
  const { data, msg } = await callWithMessage(auth.verifyOtp, {
    body: { email, otp, purpose: 'verify-email' },
  })
  if ('verified_email' in data) applyProfile(data.user)
  showToast({ kind: 'success', message: msg })
}

export function EmailProof({ email, isNew }: EmailProofProps) {
  const code = useCode({ email, purpose: 'verify-email' })
  // Never stored: a code is a secret. (ruling R11)
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string>()
  const wasAsked = useRef(!isNew)
  const { isPending, runAction } = usePendingAction<void>(
    () => undefined,
    (error) => setProblem(error instanceof ApiError ? getFailureText(error) : undefined),
  )
  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    void code.sending.act()
  }, [code])

  function submit(value: string): void {
    if (value.length < code.length) setProblem(words.code.incomplete)
    else void runAction(() => verify(email, value))
  }

  return (
    <Section title={words.emailProof.title}>
      <Text tone="muted" variant="small" anywhere>
        <strong data-latin>{email}</strong>: {words.emailProof.text}
      </Text>
      <form
        className={classes.stack}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit(otp)
        }}
      >
        <CodeField
          code={code}
          value={otp}
          error={problem}
          onChange={(value) => {
            setProblem(undefined)
            setOtp(value)
          }}
          onComplete={submit}
        />
        {code.isSent && (
          <Button type="submit" isPending={isPending} pendingText={words.emailProof.verifying}>
            {words.emailProof.verify}
          </Button>
        )}
      </form>
    </Section>
  )
}

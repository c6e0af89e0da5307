/**
 * Steps 0 and 5: the code that was sent. It can be pasted or autofilled, and is sent when complete; another
 * one can be requested when the countdown ends.
 */

import { IconClock, IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatClock } from '#src/lib/bn.ts'
import { SECOND_MS } from '#src/lib/duration.ts'
import { OTP_LENGTH } from '#src/lib/otp.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { OtpInput } from '#src/ui/fields/otp-input.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { formatContact, getContactKind } from './contact-text.ts'
import { proveCode, sendCode, sendForgotCode } from './login-calls.ts'
import { startFlow, STEP } from './login-flow.ts'
import { TextAction } from './other-way.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-login-flow.ts'
import { otpWords as words } from './words.ts'
import classes from './step.module.css'

/** Whole seconds until a moment in milliseconds since 1970; 0 once it has passed. Ticks once a second. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(getDeviceNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(getDeviceNow()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / SECOND_MS))
}

export function OtpStep({ flow, runAction, go, isPending, problem, onProblem }: StepProps) {
  // Never stored: a code is a secret. (ruling R11)
  const [otp, setOtp] = useState('')
  const length = flow.code?.length ?? OTP_LENGTH
  const kind = getContactKind(flow)
  const isForgotten = flow.step === STEP.otpFromForgotPassword

  function submit(code: string): void {
    if (code.length < length) onProblem({ field: 'otp', message: words.incomplete(length) })
    else void runAction(() => proveCode(flow, code))
  }

  function resend(): void {
    setOtp('')
    void runAction(() => (isForgotten ? sendForgotCode(flow) : sendCode(flow)))
  }

  return (
    <StepForm
      title={words.title}
      lead={
        <>
          <strong data-latin>{formatContact(flow)}</strong>
          {words.sentTo(length)[kind]}{' '}
          <TextAction onChoose={() => go(startFlow(false))}>{words.changeContact[kind]}</TextAction>
        </>
      }
      problem={problem}
      isPending={isPending}
      submit={{ text: words.verify, pending: words.pending }}
      onSubmit={() => submit(otp)}
      after={
        flow.passwordStep !== undefined &&
        !isForgotten && <PasswordWay onChoose={() => go({ ...flow, step: flow.passwordStep ?? flow.step })} />
      }
    >
      <OtpInput
        length={length}
        value={otp}
        error={problem?.field === 'otp' ? problem.message : undefined}
        onChange={(code) => {
          if (problem !== undefined) onProblem(undefined)
          setOtp(code)
        }}
        onComplete={submit}
      />
      <Resend at={flow.code?.resendAt ?? 0} onResend={resend} />
    </StepForm>
  )
}

function Resend({ at, onResend }: { at: number; onResend: () => void }) {
  const left = useSecondsLeft(at)
  if (left === 0) {
    return (
      <p className={classes.line} data-apart>
        {words.notCome} <TextAction onChoose={onResend}>{words.resend}</TextAction>
      </p>
    )
  }
  return (
    <p className={classes.line} data-apart>
      <Row as="span" inline gap={8} className={classes.clock} role="timer">
        <IconClock size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {words.resendBefore} <strong>{formatClock(left)}</strong> {words.resendAfter}
        </span>
      </Row>
    </p>
  )
}

function PasswordWay({ onChoose }: { onChoose: () => void }) {
  return (
    <p className={classes.line}>
      <IconLock size={18} stroke={1.75} aria-hidden="true" />
      {words.withPassword} <TextAction onChoose={onChoose}>{words.password}</TextAction>
    </p>
  )
}

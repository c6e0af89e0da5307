/**
 * A new password: with the old one, or with a code if there is none yet. A success reloads the page. (ruling
 * R11, spec 4 Change password)
 */

import { type FormEvent, type ReactNode, useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { tryBothForms } from '#src/stores/session/password-forms.ts'
import { showToastAfterReload } from '#src/stores/shell/toast-over-reload.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { FoldedSection } from '#src/ui/folded-section.tsx'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { CodeField } from './code-field.tsx'
import { type Code, useCode } from './use-code.ts'
import { words } from './words.ts'
import classes from './profile.module.css'

type Field = 'old_password' | 'password' | 'otp'
type Problems = Partial<Record<Field, string>>
type Change = () => Promise<string>

function changed(msg: string): void {
  showToastAfterReload(msg)
  pageMoves.reload()
}

/**
 * Shared by both forms: the problems beside their `fields`, the problem that belongs to none of them, and one
 * submission at a time. (ruling R41)
 */
function usePasswordChange(fields: readonly Field[]) {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const { isPending, runAction } = usePendingAction<string>(changed, (error) => {
    if (!(error instanceof ApiError)) return
    setProblems(error.fields)
    if (!fields.some((field) => field in error.fields)) setFailure(getFailureText(error))
  })
  function submit(missing: Problems, change: Change): void {
    setProblems(missing)
    setFailure(undefined)
    if (Object.keys(missing).length === 0) void runAction(change)
  }
  return { problems, failure, isPending, submit }
}

interface PasswordFormProps {
  fresh: string
  onFresh: (value: string) => void
  problem: string | undefined
  /** Belongs to no field. */
  failure: string | undefined
  isPending: boolean
  submitText: string
  onSubmit: () => void
  /** The proof of the person. */
  children: ReactNode
}

/** Passwords are never stored: no draft here. */
function PasswordForm({
  fresh,
  onFresh,
  problem,
  failure,
  isPending,
  submitText,
  onSubmit,
  children,
}: PasswordFormProps) {
  return (
    <form
      className={classes.stack}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <PasswordField
        label={words.password.fresh}
        hint={words.password.hint}
        autoComplete="new-password"
        error={problem}
        value={fresh}
        onChange={(event) => onFresh(event.currentTarget.value)}
      />
      {failure && (
        <Notice tone="error" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" variant="default" isPending={isPending} pendingText={words.password.changing}>
        {submitText}
      </Button>
    </form>
  )
}

function WithOldPassword() {
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const { problems, failure, isPending, submit } = usePasswordChange(['old_password', 'password'])
  function change(): void {
    const missing: Problems = {
      ...(old === '' && { old_password: words.password.oldMissing }),
      ...(fresh === '' && { password: words.password.freshMissing }),
    }
    submit(missing, async () => {
      const { msg } = await tryBothForms(old, (form, options) =>
        callWithMessage(auth.changePassword, { body: { old_password: form, password: fresh } }, options),
      )
      return msg
    })
  }
  return (
    <PasswordForm
      fresh={fresh}
      onFresh={setFresh}
      problem={problems.password}
      failure={failure}
      isPending={isPending}
      submitText={words.password.change}
      onSubmit={change}
    >
      <PasswordField
        label={words.password.old}
        error={problems.old_password}
        value={old}
        onChange={(event) => setOld(event.currentTarget.value)}
      />
    </PasswordForm>
  )
}

function WithCode({ code }: { code: Code }) {
  const [otp, setOtp] = useState('')
  const [fresh, setFresh] = useState('')
  const { problems, failure, isPending, submit } = usePasswordChange(['otp', 'password'])
  const field = <CodeField code={code} value={otp} error={problems.otp} onChange={setOtp} />
  function change(): void {
    const missing: Problems = {
      ...(otp.length < code.length && { otp: words.code.incomplete }),
      ...(fresh === '' && { password: words.password.freshMissing }),
    }
    submit(
      missing,
      async () => (await callWithMessage(auth.verifyChangePassword, { body: { otp, password: fresh } })).msg,
    )
  }
  if (!code.isSent) {
    return (
      <div className={classes.stack}>
        <Text tone="muted" variant="small">
          {words.password.setText}
        </Text>
        {field}
      </div>
    )
  }
  return (
    <PasswordForm
      fresh={fresh}
      onFresh={setFresh}
      problem={problems.password}
      failure={failure}
      isPending={isPending}
      submitText={words.password.set}
      onSubmit={change}
    >
      {field}
    </PasswordForm>
  )
}

export function Password({ profile: { has_password: isSet, phone, email } }: { profile: Profile }) {
  const code = useCode({ purpose: 'change-password', ...(phone ? { msisdn: phone } : { email }) })
  return (
    <FoldedSection
      title={words.password.title}
      summary={isSet ? words.password.isSet : words.password.isNotSet}
      startsOpen={!isSet && code.isSent}
    >
      {isSet ? <WithOldPassword /> : <WithCode code={code} />}
    </FoldedSection>
  )
}

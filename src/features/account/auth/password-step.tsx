/**
 * Steps 1 and 4: the password, and in step 4 the name for an account that was created for the person. A code
 * is the alternative.
 */

import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { isBlank } from '#src/lib/invisible.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { provePassword, sendCode } from './login-calls.ts'
import { STEP } from './login-flow.ts'
import { LoginIdentity } from './login-identity.tsx'
import { OtherWay, TextAction } from './other-way.tsx'
import { StepForm } from './step-form.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import { useLandingFiles } from './use-landing.ts'
import type { StepProps } from './use-login-flow.ts'
import { DRAFTS } from './use-stored-flow.ts'
import { passwordWords as words } from './words.ts'

export function PasswordStep({ flow, runAction, go, isPending, problem, onProblem }: StepProps) {
  const [name, typeName] = useTextDraft(DRAFTS.name, '')
  // Never stored: a password is a secret.
  const [password, setPassword] = useState('')
  const { isCapsLock, watch } = useCapsLock()
  useLandingFiles()
  const isNameAsked = flow.step === STEP.passwordWithName
  const getError = (field: 'name' | 'password') => (problem?.field === field ? problem.message : undefined)

  function submit(): void {
    if (isNameAsked && isBlank(name)) onProblem({ field: 'name', message: words.noName })
    else if (password === '') onProblem({ field: 'password', message: words.noPassword })
    else
      void runAction(() => provePassword(flow, isNameAsked ? { password, name: name.trim() } : { password }))
  }

  return (
    <StepForm
      title={flow.face === undefined ? words.title : words.greeting(flow.face.name)}
      lead={isNameAsked ? words.namedLead : words.lead}
      problem={problem}
      isPending={isPending}
      submit={{ text: words.logIn, pending: words.pending }}
      onSubmit={submit}
      after={
        <OtherWay
          icon={<IconMessage size={20} stroke={1.75} />}
          onChoose={() => void runAction(() => sendCode(flow))}
        >
          {words.byOtp}
        </OtherWay>
      }
    >
      <LoginIdentity flow={flow} onChange={() => go({ step: STEP.phone })} />
      {isNameAsked && (
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          error={getError('name')}
          value={name}
          onChange={(event) => typeName(event.currentTarget.value)}
        />
      )}
      <div>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          hint={isCapsLock && words.capsLock}
          error={getError('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          onKeyDown={watch}
          onKeyUp={watch}
        />
        <Row as="p" align="stretch" justify="between" wrap gap={0} gapX={16}>
          <TextAction onChoose={() => go({ ...flow, step: STEP.forgotPassword })}>
            {words.forgotten}
          </TextAction>
        </Row>
      </div>
    </StepForm>
  )
}

/**
 * Step 6: the new password after a verified code; the page then reloads and the login continues with it.
 * (spec 4 Change password)
 */

import { useState } from 'react'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { changePassword } from './login-calls.ts'
import { StepForm } from './step-form.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import type { StepProps } from './use-login-flow.ts'
import { forgotWords as words, passwordWords } from './words.ts'

export function NewPasswordStep({ runAction, isPending, problem, onProblem }: StepProps) {
  const [password, setPassword] = useState('')
  const { isCapsLock, watch } = useCapsLock()

  function submit(): void {
    if (password === '') onProblem({ field: 'password', message: passwordWords.noPassword })
    else void runAction(() => changePassword(password))
  }

  return (
    <StepForm
      title={words.newTitle}
      lead={words.newLead}
      problem={problem}
      isPending={isPending}
      submit={{ text: words.save, pending: words.saving }}
      onSubmit={submit}
    >
      <PasswordField
        label={words.newPassword}
        name="new-password"
        autoComplete="new-password"
        hint={isCapsLock ? passwordWords.capsLock : words.hint}
        error={problem?.field === 'password' ? problem.message : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onKeyDown={watch}
        onKeyUp={watch}
      />
    </StepForm>
  )
}

/** Step 7: nobody has this contact yet. The terms are accepted here, then a code verifies it. (ruling R11) */

import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { getContactKind, formatContact } from './contact-text.ts'
import { sendCode } from './login-calls.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-login-flow.ts'
import { createWords as words, forgotWords, loginWords } from './words.ts'

export function CreateStep({ flow, runAction, isPending, problem, onProblem }: StepProps) {
  const [isAgreed, setIsAgreed] = useState(false)

  function submit(): void {
    if (isAgreed) void runAction(() => sendCode(flow))
    else onProblem({ field: 'terms', message: words.notAgreed })
  }

  return (
    <StepForm
      title={words.title}
      lead={
        <>
          <strong data-latin>{formatContact(flow)}</strong>
          {words.lead[getContactKind(flow)]}
        </>
      }
      problem={problem?.field === 'terms' ? problem : problem && { message: problem.message }}
      isPending={isPending}
      submit={{ text: forgotWords.send, pending: forgotWords.pending }}
      onSubmit={submit}
    >
      <CheckBox
        label={
          <>
            {words.agree}
            <Link to={paths.terms()} target="_blank">
              {loginWords.terms}
            </Link>
            {words.and}
            <Link to={paths.privacy()} target="_blank">
              {words.privacy}
            </Link>
          </>
        }
        error={problem?.field === 'terms' ? problem.message : undefined}
        checked={isAgreed}
        onChange={(event) => {
          onProblem(undefined)
          setIsAgreed(event.currentTarget.checked)
        }}
      />
    </StepForm>
  )
}

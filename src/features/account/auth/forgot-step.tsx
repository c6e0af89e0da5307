/** Step 3: a code for a new password, to the contact that was typed. (spec 4 Forgot password) */
import { LoginIdentity } from './login-identity.tsx'
import { sendForgotCode } from './login-calls.ts'
import { STEP } from './login-flow.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-login-flow.ts'
import { forgotWords as words } from './words.ts'

export function ForgotStep({ flow, runAction, go, isPending, problem }: StepProps) {
  return (
    <StepForm
      title={words.title}
      lead={words.lead}
      // No field stands here: whatever was refused belongs to the step.
      problem={problem && { message: problem.message }}
      isPending={isPending}
      submit={{ text: words.send, pending: words.pending }}
      onSubmit={() => void runAction(() => sendForgotCode(flow))}
    >
      <LoginIdentity flow={flow} onChange={() => go({ step: STEP.phone })} />
    </StepForm>
  )
}

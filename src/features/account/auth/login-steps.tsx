/** The current step. All share the same frame, in the panel and on `/login`. (spec 4 Login flow steps) */

import { IconMail, IconPhone } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LoginStep } from '#src/api/shapes/session.ts'
import { brand } from '#src/lib/brand.ts'
import { Button } from '#src/ui/button.tsx'
import { Column, Text } from '#src/ui/layout/layout.tsx'
import { ContactStep } from './contact-step.tsx'
import { CreateStep } from './create-step.tsx'
import { DeviceStep } from './device-step.tsx'
import { sendForgotCode } from './login-calls.ts'
import { STEP } from './login-flow.ts'
import { LoginIdentity } from './login-identity.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RegistrationStep } from './registration-step.tsx'
import { StepForm } from './step-form.tsx'
import { StepWithoutField } from './step-without-field.tsx'
import type { StepProps } from './use-login-flow.ts'
import { banWords, forgotWords } from './words.ts'
import classes from './step.module.css'

/** Step 3: a code for a new password, sent to the typed contact. (spec 4 Forgot password) */
function ForgotStep({ flow, runAction, go, isPending, problem }: StepProps) {
  return (
    <StepForm
      title={forgotWords.title}
      lead={forgotWords.lead}
      // There is no field here: any rejection belongs to the step.
      problem={problem && { message: problem.message }}
      isPending={isPending}
      submit={{ text: forgotWords.send, pending: forgotWords.pending }}
      onSubmit={() => void runAction(() => sendForgotCode(flow))}
    >
      <LoginIdentity flow={flow} onChange={() => go({ step: STEP.phone })} />
    </StepForm>
  )
}

/** Step 16: why the account is closed, and how to reach support. (ruling R11) */
function BannedStep({ flow, go }: StepProps) {
  const { phone, email, hours } = brand.contact
  return (
    <StepWithoutField title={banWords.title} lead={flow.reason} problem={undefined}>
      <Column gap={12}>
        <p>{banWords.reach}</p>
        <Button
          href={`tel:${phone}`}
          variant="default"
          fullWidth
          leftSection={<IconPhone size={20} stroke={1.75} />}
        >
          {banWords.call} <span data-latin>{phone}</span>
        </Button>
        <Button
          href={`mailto:${email}`}
          variant="default"
          fullWidth
          leftSection={<IconMail size={20} stroke={1.75} />}
        >
          {banWords.write} <span data-latin>{email}</span>
        </Button>
        <Text tone="muted" variant="caption" className={classes.hint}>
          {hours}
        </Text>
        <Button variant="subtle" fullWidth onClick={() => go({ step: STEP.phone })}>
          {banWords.otherAccount}
        </Button>
      </Column>
    </StepWithoutField>
  )
}

const STEPS: Readonly<Record<LoginStep, ComponentType<StepProps>>> = {
  [-1]: ContactStep,
  0: OtpStep,
  1: PasswordStep,
  2: RegistrationStep,
  3: ForgotStep,
  4: PasswordStep,
  5: OtpStep,
  6: NewPasswordStep,
  7: CreateStep,
  10: ContactStep,
  13: DeviceStep,
  16: BannedStep,
}

export function LoginSteps(props: StepProps) {
  const Step = STEPS[props.flow.step]
  // Each step is a separate form: no typed secret is carried over, and the focus starts again.
  return <Step key={props.flow.step} {...props} />
}

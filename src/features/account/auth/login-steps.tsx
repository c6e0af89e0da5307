/** The step somebody is at. All stand in the same frame, in the panel as on `/login`. (spec 4 Login flow steps) */
import type { ComponentType } from 'react'
import type { LoginStep } from '#src/api/shapes/session.ts'
import { BannedStep } from './banned-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { CreateStep } from './create-step.tsx'
import { DeviceStep } from './device-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RegistrationStep } from './registration-step.tsx'
import type { StepProps } from './use-login-flow.ts'

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
  // Another step is another form: nothing secret that was typed goes along, and the focus starts anew.
  return <Step key={props.flow.step} {...props} />
}

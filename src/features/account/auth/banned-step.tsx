/** Step 16: why the account is closed, and how to reach support. (ruling R11) */
import { IconMail, IconPhone } from '@tabler/icons-react'
import { brand } from '#src/lib/brand.ts'
import { Button } from '#src/ui/button.tsx'
import { STEP } from './login-flow.ts'
import { Column, Text } from '#src/ui/layout/layout.tsx'
import classes from './step.module.css'
import { StepWithoutField } from './step-without-field.tsx'
import type { StepProps } from './use-login-flow.ts'
import { banWords as words } from './words.ts'

export function BannedStep({ flow, go }: StepProps) {
  const { phone, email, hours } = brand.contact
  return (
    <StepWithoutField title={words.title} lead={flow.reason} problem={undefined}>
      <Column gap={12}>
        <p>{words.reach}</p>
        <Button href={`tel:${phone}`} variant="default" fullWidth leftSection={<IconPhone size={20} stroke={1.75} />}>
          {words.call} <span data-latin>{phone}</span>
        </Button>
        <Button href={`mailto:${email}`} variant="default" fullWidth leftSection={<IconMail size={20} stroke={1.75} />}>
          {words.write} <span data-latin>{email}</span>
        </Button>
        <Text tone="muted" size={13} className={classes.hint}>
          {hours}
        </Text>
        <Button variant="subtle" fullWidth onClick={() => go({ step: STEP.phone })}>
          {words.otherAccount}
        </Button>
      </Column>
    </StepWithoutField>
  )
}

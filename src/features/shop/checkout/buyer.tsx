/** The buyer: the name for the invoice, and the contact verified by the login. */

import { IconCheck } from '@tabler/icons-react'
import type { Profile } from '#src/api/shapes/profile.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import type { BuyerState } from './use-buyer.ts'
import { words } from './words.ts'
import classes from './checkout.module.css'

interface BuyerProps {
  buyer: Pick<BuyerState, 'name' | 'nameError' | 'profile' | 'isAwaited'>
  onName: (name: string) => void
  /** Only for guests. */
  onLogin: (() => void) | undefined
}

function Contact({ profile }: { profile: Profile }) {
  const isPhone = profile.phone !== ''
  return (
    <TextField
      label={isPhone ? words.phone : words.email}
      value={profile.phone || profile.email}
      readOnly
      className={classes.verified}
      inputMode={isPhone ? 'tel' : 'email'}
      rightSection={
        <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
          {words.verified}
        </Pill>
      }
    />
  )
}

export function Buyer({ buyer: { name, nameError, profile, isAwaited }, onName, onLogin }: BuyerProps) {
  return (
    <Section title={words.you} gap={8}>
      <Stack gap={12} gapX={14} className={classes.fields}>
        <TextField
          id="buyer-name"
          label={words.name}
          hint={words.nameHint}
          error={nameError}
          value={name}
          onChange={({ target }) => onName(target.value)}
          autoComplete="name"
          required
        />
        {profile && <Contact profile={profile} />}
        {isAwaited && <Skeleton shape="block" height="4.625rem" />}
        {onLogin && (
          <div className={classes.guest}>
            <p>{words.loginFirst}</p>
            <Button variant="light" onClick={onLogin}>
              {words.login}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  )
}

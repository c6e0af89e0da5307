/**
 * Offers a reminder at a class: nothing opens automatically, and "later" is remembered for 14 days. (ruling
 * R59)
 */

import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useState } from 'react'
import * as v from 'valibot'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { TurnOn } from './push-setting.tsx'
import { hasSteps, PushSteps } from './push-steps.tsx'
import { type Push, usePush } from './use-push.ts'
import { words } from './words.ts'

/** Milliseconds. */
const LATER = 14 * DAY_MS
const LATER_KEY = 'push-later'

const isPutOff = () => (recallOwn(LATER_KEY, v.number()) ?? 0) > getServerNow()

function Opened({ push, onLater }: { push: Push; onLater: () => void }) {
  const later = (
    <Button variant="default" onClick={onLater}>
      {words.later}
    </Button>
  )
  return (
    <Surface ground="wash" radius="md" pad={16}>
      {push.state !== undefined && hasSteps(push.state) ? (
        <Stack gap={12} items="start">
          <PushSteps state={push.state} />
          {later}
        </Stack>
      ) : (
        <TurnOn push={push}>{later}</TurnOn>
      )}
    </Surface>
  )
}

function PutOff() {
  return (
    <Stack gap={4} items="start">
      <Text tone="muted" variant="small" role="status">
        {words.laterSaid}
      </Text>
      <Button variant="subtle" to={paths.alertSettings()}>
        {words.settings}
      </Button>
    </Stack>
  )
}

function Offer({ push }: { push: Push }) {
  const [step, setStep] = useState<'asked' | 'opened' | 'put-off' | 'none'>(() =>
    isPutOff() ? 'none' : 'asked',
  )
  const place = useFocusRecovery<HTMLDivElement>()

  function putOff() {
    rememberOwn(LATER_KEY, getServerNow() + LATER)
    setStep('put-off')
  }

  function draw() {
    if (push.state === 'on') {
      return (
        <Row as="p" gap={8} variant="small" role="status">
          <IconBellCheck size={18} aria-hidden="true" />
          {words.onAtClass}
        </Row>
      )
    }
    if (step === 'put-off') return <PutOff />
    if (step === 'opened') return <Opened push={push} onLater={putOff} />
    return (
      <Stack>
        <Button
          variant="default"
          onClick={() => setStep('opened')}
          leftSection={<IconBell size={18} aria-hidden="true" />}
        >
          {words.ask}
        </Button>
      </Stack>
    )
  }

  if (step === 'none' && push.state !== 'on') return null
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.ask}>
      {draw()}
    </div>
  )
}

/** Renders nothing if pushes are impossible: the calendar is beside it. */
export function PushOffer() {
  const push = usePush()
  const { state } = push
  return state === undefined || state === 'not-offered' || state === 'unsupported' ? null : (
    <Offer push={push} />
  )
}

/**
 * Pushes on this device, in the settings: explains them before the browser asks, and says why they are
 * impossible. (ruling R59)
 */

import { type ReactNode, useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { hasSteps, PushSteps } from './push-steps.tsx'
import { type Push, usePush } from './use-push.ts'
import { words } from './words.ts'

/** Our own explanation, then the button that lets the browser ask. */
export function TurnOn({
  push: { isUnanswered, turningOn },
  children,
}: {
  push: Push
  children?: ReactNode
}) {
  return (
    <Stack gap={12}>
      <Text variant="note">{words.about}</Text>
      <Text tone="muted" variant="small">
        {words.private}
      </Text>
      {isUnanswered && (
        <Text tone="error" variant="small" role="alert">
          {words.unanswered}
        </Text>
      )}
      <InlineAction action={turningOn} align="start">
        <Row wrap gap={8}>
          <Button
            onClick={() => void turningOn.act()}
            isPending={turningOn.isPending}
            pendingText={words.turningOn}
          >
            {words.turnOn}
          </Button>
          {children}
        </Row>
      </InlineAction>
    </Stack>
  )
}

function State({ push }: { push: Push }) {
  const { state, turningOff } = push
  if (state === undefined) return null
  if (state === 'off') return <TurnOn push={push} />
  if (hasSteps(state)) return <PushSteps state={state} />
  if (state !== 'on')
    return <Text variant="note">{state === 'not-offered' ? words.notOffered : words.unsupported}</Text>
  return (
    <Stack gap={12}>
      <Text variant="note" role="status">
        {words.on}
      </Text>
      <InlineAction action={turningOff} align="start">
        <Button
          variant="default"
          onClick={() => void turningOff.act()}
          isPending={turningOff.isPending}
          pendingText={words.turningOff}
        >
          {words.turnOff}
        </Button>
      </InlineAction>
    </Stack>
  )
}

export function PushSetting() {
  const push = usePush()
  const place = useFocusRecovery<HTMLDivElement>()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={8} ref={place} tabIndex={-1} aria-labelledby={titleId}>
        <Text as="h2" id={titleId} variant="lead" weight={600}>
          {words.title}
        </Text>
        <State push={push} />
      </Stack>
    </Card>
  )
}

/**
 * Something that was pressed and has not arrived: at the place of its press it says so, and can be taken back until
 * it is sent. (ruling R82)
 */

import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { bringIntoView } from '#src/ui/reveal.ts'
import { words } from './waiting-words.ts'

interface WaitingRequestProps {
  request: {
    state: 'sending' | 'waiting' | 'unsure' | 'refused'
    refusal: string | undefined
    isJustPressed?: boolean
    repeat: () => void
    takeBack: () => void
  }
  /** What was typed or chosen. */
  children?: ReactNode
}

/** In sight of whoever has just pressed; in place of a form it also takes the focus of the button that is gone. */
function answerPress(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
  else bringIntoView(element)
}

export function WaitingRequest({ request, children }: WaitingRequestProps) {
  const { state } = request
  const isStopped = state === 'unsure' || state === 'refused'
  const Icon = isStopped ? IconAlertTriangle : IconClock
  return (
    <Surface
      ground={isStopped ? 'error' : 'soft'}
      radius="md"
      padY={12}
      padX={16}
      role={state === 'refused' ? 'alert' : 'status'}
      ref={request.isJustPressed ? answerPress : undefined}
      tabIndex={-1}
    >
      <Stack gap={8}>
        <Row gap={8} as="strong">
          <Icon size={18} aria-hidden="true" />
          {words[state]}
        </Row>
        {children && (
          <Text as="div" anywhere>
            {children}
          </Text>
        )}
        {state === 'refused' && <p>{request.refusal}</p>}
        {state === 'unsure' && <p>{words.unsureText}</p>}
        {state === 'waiting' && (
          <Text tone="muted" variant="small">
            {words.waitingText}
          </Text>
        )}
        {state !== 'sending' && (
          <Row wrap gap={8}>
            {isStopped && (
              <Button size="sm" onClick={request.repeat}>
                {words.again}
              </Button>
            )}
            <Button size="sm" variant="default" onClick={request.takeBack}>
              {words.takeBack}
            </Button>
          </Row>
        )}
      </Stack>
    </Surface>
  )
}

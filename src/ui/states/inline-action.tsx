/**
 * A single action button, with the reason below it if it failed: an error is never shown only in a toast.
 * (ruling R41)
 */

import type { ReactNode } from 'react'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { bringIntoView } from '#src/ui/reveal.ts'
import { Failed } from './failed.tsx'
import type { InlineActionState } from './use-inline-action.ts'
import classes from './inline-action.module.css'

interface InlineActionProps {
  action: InlineActionState
  /** The position of the button in its line. */
  align?: 'stretch' | 'start' | 'end'
  /** The button, and what belongs to it. */
  children: ReactNode
}

export function InlineAction({ action: { failure, act }, align = 'stretch', children }: InlineActionProps) {
  // A retry removes the message with its button: the focus returns to the action's own button.
  const place = useFocusRecovery<HTMLDivElement>()
  return (
    <Stack gap={12} shrink ref={place} className={classes.root} data-align={align}>
      {children}
      {failure && (
        <div ref={bringIntoView}>
          <Failed error={failure} onRetry={() => void act()} shape="row" />
        </div>
      )}
    </Stack>
  )
}

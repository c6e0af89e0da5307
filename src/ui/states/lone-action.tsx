/** The button of an action that stands alone, and under it why it failed: a toast is never the only place of an error. (ruling R41) */
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import classes from './lone-action.module.css'
import { useKeptFocus } from '#src/ui/hooks/use-kept-focus.ts'
import type { LoneActionState } from './use-lone-action.ts'

/** On a phone it comes below the button that was pressed, and would lie under the bar at the foot. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

interface LoneActionProps {
  of: LoneActionState
  /** Where the button stands in its line. */
  align?: 'stretch' | 'start' | 'end'
  /** The button, and what belongs to it. */
  children: ReactNode
}

export function LoneAction({ of: { failure, act }, align = 'stretch', children }: LoneActionProps) {
  // Trying again takes the sentence away with its button: the focus goes on at the action's own.
  const place = useKeptFocus<HTMLDivElement>()
  return (
    <Stack gap={12} shrink ref={place} className={classes.root} data-align={align}>
      {children}
      {failure && (
        <div ref={intoView}>
          <Failed error={failure} onRetry={() => void act()} shape="row" />
        </div>
      )}
    </Stack>
  )
}

/** Where the progress is kept, in words: on the server, or on this device until the line is back. (ruling R41) */
import { IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './room.module.css'
import type { SaveState } from './progress-outbox.ts'
import { words } from './words.ts'

const ICONS = { saving: IconCloudUp, saved: IconCloudCheck, kept: IconDeviceFloppy } as const

export function SaveLine({ state }: { state: SaveState }) {
  if (state === 'idle') return null
  const Icon = ICONS[state]
  return (
    <Row as="p" gap={6} tone="muted" size={13} className={classes.saveLine} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {words.save[state]}
    </Row>
  )
}

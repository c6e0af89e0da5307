/** Below the picture: what is played lies on the device. (ruling R68) */

import { IconDeviceMobileCheck } from '@tabler/icons-react'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'

export function KeptNote({ kind }: { kind: 'picture' | 'sound' }) {
  return (
    <Row as="p" gap={8} variant="small" tone="muted" padY={8} padX={14} role="status">
      <IconDeviceMobileCheck size={18} aria-hidden="true" />
      {kind === 'sound' ? words.playsKeptSound : words.playsKept}
    </Row>
  )
}

/** Over the picture: what is played lies on the device. (ruling R68) */

import { IconDeviceMobileCheck } from '@tabler/icons-react'
import { words } from './words.ts'

export function KeptNote({ kind, className }: { kind: 'picture' | 'sound'; className: string | undefined }) {
  return (
    <p role="status" className={className}>
      <IconDeviceMobileCheck size={16} aria-hidden="true" />
      {kind === 'sound' ? words.playsKeptSound : words.playsKept}
    </p>
  )
}

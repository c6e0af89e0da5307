/** The icon for a kind of notification, in lists and in the settings. (fixed icons) */

import {
  IconBell,
  IconBriefcase,
  IconBroadcast,
  IconClipboardText,
  IconCreditCard,
  IconSpeakerphone,
  IconWriting,
} from '@tabler/icons-react'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

const LOOKS = {
  live: [IconBroadcast, 'urgent'],
  assignment: [IconClipboardText, 'due'],
  exam: [IconWriting, 'ai'],
  notice: [IconSpeakerphone, 'neutral'],
  payment: [IconCreditCard, 'info'],
  job: [IconBriefcase, 'leaf'],
  other: [IconBell, 'neutral'],
} as const satisfies Readonly<Record<string, readonly [typeof IconBell, IconTileProps['tone']]>>

export function NotificationIcon({ kind, size }: { kind: keyof typeof LOOKS; size: 32 | 40 }) {
  const [Icon, tone] = LOOKS[kind]
  return (
    <IconTile tone={tone} size={size}>
      <Icon stroke={1.75} />
    </IconTile>
  )
}

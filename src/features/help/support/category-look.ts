/** Icon and background of each problem category. */

import {
  IconBroadcast,
  IconClipboardText,
  IconClockPlay,
  IconCode,
  IconLogin2,
  IconMovie,
  IconPlayerPlay,
  IconRosette,
  IconStack2,
  IconUserHeart,
  IconUsersGroup,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import type { IconTileProps } from '#src/ui/pictures/icon-tile.tsx'

interface Look {
  Icon: TablerIcon
  tone: IconTileProps['tone']
}

export const categoryLook: Readonly<Record<TicketCategory, Look>> = {
  'class-joining': { Icon: IconLogin2, tone: 'info' },
  'live-class': { Icon: IconBroadcast, tone: 'urgent' },
  quiz: { Icon: IconWriting, tone: 'ai' },
  batch: { Icon: IconUsersGroup, tone: 'leaf' },
  assignment: { Icon: IconClipboardText, tone: 'due' },
  'live-test': { Icon: IconClockPlay, tone: 'urgent' },
  'coding-test': { Icon: IconCode, tone: 'neutral' },
  module: { Icon: IconStack2, tone: 'info' },
  'pro-batch': { Icon: IconRosette, tone: 'due' },
  'pre-recorded-video': { Icon: IconMovie, tone: 'ai' },
  'class-recording': { Icon: IconPlayerPlay, tone: 'info' },
  'personal-problem': { Icon: IconUserHeart, tone: 'urgent' },
}

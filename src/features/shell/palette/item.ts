/** An entry of the palette: a place to go to, or something to do. (ruling R66) */

import {
  IconBadgeCc,
  IconBook2,
  IconBroadcast,
  IconCategory,
  IconClipboardText,
  IconNotes,
  IconPlayerPlay,
  IconSearch,
  IconSpeakerphone,
  IconUsersGroup,
  IconVideo,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react'
import type { IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import type { PillProps } from '#src/ui/pill.tsx'

/** In the order in which they stand. */
export const GROUPS = ['classes', 'notes', 'tasks', 'notices', 'courses', 'places'] as const
export type Group = (typeof GROUPS)[number]

/** Icon and ground by the kind of a thing; a name, so that it can be stored. */
export const LOOKS = {
  live: [IconBroadcast, 'urgent'],
  class: [IconVideo, 'info'],
  recording: [IconPlayerPlay, 'info'],
  caption: [IconBadgeCc, 'neutral'],
  note: [IconNotes, 'due'],
  assignment: [IconClipboardText, 'due'],
  exam: [IconWriting, 'ai'],
  notice: [IconSpeakerphone, 'due'],
  batch: [IconUsersGroup, 'leaf'],
  course: [IconBook2, 'info'],
  category: [IconCategory, 'leaf'],
  search: [IconSearch, 'neutral'],
} as const satisfies Record<string, readonly [TablerIcon, IconTileProps['tone']]>

export interface Item {
  id: string
  group: Group
  title: string
  line: string
  look: keyof typeof LOOKS | TablerIcon
  /** Words it is found by besides those that are shown. */
  topic?: string
  /** A text in which the search stands, quoted where it does. */
  body?: string
  to?: string
  /** Seconds of a recording at which it opens. */
  at?: number
  pill?: { text: string; tone: PillProps['tone'] }
  /** What a press does, where it leads nowhere. */
  action?: 'log-out' | 'dark' | 'light' | 'help'
}

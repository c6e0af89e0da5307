/** An entry of the palette: a page to open, or an action. (ruling R66) */

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

/** In display order; captions come late, so they are below what is shown already. */
export const GROUPS = ['classes', 'notes', 'tasks', 'notices', 'courses', 'places', 'captions'] as const
export type Group = (typeof GROUPS)[number]

/** Icon and background by kind; a name, so that it can be stored. */
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
  /** Further words that match it, besides the shown ones. */
  topic?: string
  /** A longer text; the matching part is quoted. */
  body?: string
  to?: string
  /** The position in seconds at which a recording opens. */
  at?: number
  pill?: { text: string; tone: PillProps['tone'] }
  /** What a press does if there is no link. */
  action?: 'log-out' | 'dark' | 'light' | 'help'
}

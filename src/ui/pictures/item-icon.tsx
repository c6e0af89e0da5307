/** The icon for the kind of a row. (fixed icons) */

import {
  IconBroadcast,
  IconClipboardText,
  IconCode,
  IconFileText,
  IconFileUpload,
  IconListCheck,
  IconMicrophone2,
  IconPlayerPlay,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

/** The fields used of an item; `StudyItem` fits. */
export interface ItemLook {
  kind: 'recording' | 'live' | 'assignment' | 'exam' | 'resource'
  exam_kind?: string | null
}

type Look = readonly [typeof IconVideo, IconTileProps['tone']]

const LOOK_OF_EXAM: Readonly<Record<string, Look>> = {
  code_test: [IconCode, 'neutral'],
  interview: [IconMicrophone2, 'info'],
  file_upload: [IconFileUpload, 'leaf'],
  quiz: [IconListCheck, 'ok'],
}

function lookOf(item: ItemLook, isToday: boolean): Look {
  if (item.kind === 'live') return isToday ? [IconBroadcast, 'urgent'] : [IconVideo, 'info']
  if (item.kind === 'recording') return [IconPlayerPlay, 'info']
  if (item.kind === 'assignment') return [IconClipboardText, 'due']
  if (item.kind === 'resource') return [IconFileText, 'leaf']
  return LOOK_OF_EXAM[item.exam_kind ?? ''] ?? [IconWriting, 'ai']
}

interface ItemIconProps extends Pick<IconTileProps, 'size'> {
  item: ItemLook
  isToday?: boolean
}

export function ItemIcon({ item, isToday = false, size = 40 }: ItemIconProps) {
  const [Icon, tone] = lookOf(item, isToday)
  return (
    <IconTile tone={tone} size={size}>
      <Icon size={20} stroke={1.75} />
    </IconTile>
  )
}

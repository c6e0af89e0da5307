/** The icon of what a row is. (fixed icons) */
import {
  IconBroadcast,
  IconClipboardText,
  IconCode,
  IconFileText,
  IconMicrophone2,
  IconPlayerPlay,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react'
import { IconTile, type IconTileProps } from './icon-tile.tsx'

/** The fields that are read of an item; `StudyItem` fits. */
export interface ItemLook {
  kind: 'recording' | 'live' | 'assignment' | 'exam' | 'resource'
  exam_kind?: string | null
}

type Look = readonly [typeof IconVideo, IconTileProps['tone']]

function lookOf(item: ItemLook, isToday: boolean): Look {
  if (item.kind === 'live') return isToday ? [IconBroadcast, 'urgent'] : [IconVideo, 'info']
  if (item.kind === 'recording') return [IconPlayerPlay, 'info']
  if (item.kind === 'assignment') return [IconClipboardText, 'due']
  if (item.kind === 'resource') return [IconFileText, 'leaf']
  if (item.exam_kind === 'code_test') return [IconCode, 'neutral']
  return item.exam_kind === 'interview' ? [IconMicrophone2, 'ai'] : [IconWriting, 'ai']
}

export function ItemIcon({ item, isToday = false }: { item: ItemLook; isToday?: boolean }) {
  const [Icon, tone] = lookOf(item, isToday)
  return (
    <IconTile tone={tone} size={40}>
      <Icon size={20} stroke={1.75} />
    </IconTile>
  )
}

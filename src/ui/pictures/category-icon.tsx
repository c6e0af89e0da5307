/** The icon of a category on its soft square. */

import {
  IconChartDots3,
  IconCode,
  IconFileSpreadsheet,
  IconLanguage,
  IconPalette,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { IconTile, type IconTileProps } from './icon-tile.tsx'
import type { ThumbProps } from './thumb.tsx'

const SIGNS = {
  web: [IconCode, 'info'],
  ux: [IconPalette, 'ai'],
  data: [IconChartDots3, 'leaf'],
  marketing: [IconSpeakerphone, 'urgent'],
  english: [IconLanguage, 'due'],
  office: [IconFileSpreadsheet, 'neutral'],
} as const satisfies Record<ThumbProps['category'], unknown>

export interface CategoryIconProps {
  colour: ThumbProps['category']
  size?: IconTileProps['size']
}

export function CategoryIcon({ colour, size }: CategoryIconProps) {
  const [Icon, tone] = SIGNS[colour]
  return (
    <IconTile tone={tone} size={size}>
      <Icon />
    </IconTile>
  )
}

import { IconDeviceMobileOff } from '@tabler/icons-react'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { words } from './sheet-words.ts'

/** Says plainly that this browser cannot keep classes, and what works all the same. */
export function CannotKeep() {
  return (
    <Row gap={14} align="start">
      <IconTile tone="neutral" size={36}>
        <IconDeviceMobileOff size={20} stroke={1.75} />
      </IconTile>
      <Box shrink>
        <Text weight={600}>{words.cannot}</Text>
        <Text tone="muted" variant="small">
          {words.cannotText}
        </Text>
      </Box>
    </Row>
  )
}

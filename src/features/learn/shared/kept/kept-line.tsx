/** Counts on the dashboard the classes on the device and those still to come, if there are any. (ruling R68) */

import { IconDeviceMobileCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { checkAllKept } from '#src/stores/kept/check-kept.ts'
import { isUnfinished } from '#src/stores/kept/kept-class.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { words } from './line-words.ts'

export function KeptLine() {
  const { classes, hidden, isCut } = useKept()
  useEffect(() => void checkAllKept(), [])
  const shown = classes.filter(({ id }) => !hidden.includes(id))
  const done = shown.filter(({ state }) => state === 'done').length
  const waiting = shown.filter(isUnfinished).length
  if (done + waiting === 0) return null
  const coming = isCut ? words.cut(waiting) : words.waiting(waiting)
  return (
    <Card isLink as="section" padding="sm">
      <Row gap={14}>
        <IconTile tone="info">
          <IconDeviceMobileCheck size={20} stroke={1.75} />
        </IconTile>
        <Box grow shrink>
          <Text as="h2" variant="body" tight weight={600}>
            <CardLink to={paths.keptClasses()}>{done > 0 ? words.done(done) : coming}</CardLink>
          </Text>
          <Text tone="muted" variant="small">
            {joinFacts(done > 0 && words.plays, done > 0 && waiting > 0 && coming)}
          </Text>
        </Box>
      </Row>
    </Card>
  )
}

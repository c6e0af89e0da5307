/** One bar in place of the deck while something below it is read: play, time, chapter and seam. Phones only. */

import { formatClock } from '#src/lib/bn.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { useIsOutOfView } from '#src/ui/hooks/use-is-out-of-view.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { type Part, findPartIndex } from './chapters.ts'
import { PlayControl } from './control-bar.tsx'
import { Seam } from './scrub.tsx'
import classes from './mini-deck.module.css'

interface MiniDeckProps {
  /** What it stands for while that is out of view. */
  deck: Element | null
  parts: readonly Part[]
  title: string
}

export function MiniDeck({ deck, parts, title }: MiniDeckProps) {
  const isOut = useIsOutOfView(deck)
  const position = usePlayback((state) => Math.floor(state.position))
  if (!isOut) return null
  return (
    <Row gap={12} className={classes.root}>
      <PlayControl />
      <Box grow shrink>
        <Text as="p" variant="small" className={classes.line}>
          <strong>{formatClock(position)}</strong> · {parts[findPartIndex(parts, position)]?.title || title}
        </Text>
        <Seam parts={parts} position={position} className={classes.seam} />
      </Box>
    </Row>
  )
}

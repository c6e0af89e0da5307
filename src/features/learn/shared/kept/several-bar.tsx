/** At the foot of a list in which several recordings are chosen: how many, how long, and the sheet that keeps them. (ruling R68) */

import { IconDownload, IconX } from '@tabler/icons-react'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { formatDuration } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { KeepSheet } from './keep-sheet.tsx'
import { words } from './sheet-words.ts'
import classes from './kept.module.css'

interface SeveralBarProps {
  chosen: readonly RecordingCard[]
  /** For cards without a batch. */
  batchId: string
  className: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Ends the choosing. */
  onClose: () => void
}

export function SeveralBar({ chosen, batchId, className, isOpen, onOpen, onClose }: SeveralBarProps) {
  const seconds = chosen.reduce((sum, { duration }) => sum + duration, 0)
  const close = () => onOpen(false)
  return (
    <>
      <Row wrap gap={8} ground="surface" className={className}>
        <Text as="p" variant="small" weight={600} role="status" className={classes.sum}>
          {chosen.length === 0
            ? words.noneChosen
            : joinFacts(words.chosen(chosen.length), formatDuration(seconds))}
        </Text>
        <Button
          disabled={chosen.length === 0}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => onOpen(true)}
        >
          {words.keepChosen}
        </Button>
        <IconButton label={words.stopChoosing} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </Row>
      <SidePanel isOpen={isOpen} onClose={close} title={words.keepSeveral} isFitted>
        <KeepSheet cards={chosen} batchId={batchId} onClose={close} onKept={onClose} />
      </SidePanel>
    </>
  )
}

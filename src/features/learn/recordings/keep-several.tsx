/** Around lists of recordings: a press turns their rows into choices, and one more keeps what was chosen. (ruling R68) */

import { IconDownload, IconListCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { type Choosing, ChoosingContext } from './choosing.ts'
import { words } from './words.ts'
import classes from './recordings.module.css'

const Sheet = defineLate(async () => (await import('../shared/kept/keep-sheet.tsx')).KeepSheet)

/** A panel that closes returns the focus before, to a button that is gone. */
const AFTER_PANEL_MS = 60

interface BarProps {
  chosen: readonly RecordingCard[]
  onKeep: () => void
  onClose: () => void
}

function Bar({ chosen, onKeep, onClose }: BarProps) {
  const seconds = chosen.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <Row wrap gap={8} ground="surface" className={classes.bar}>
      <Text as="p" variant="small" weight={600} role="status" className={classes.sum}>
        {chosen.length === 0
          ? words.noneChosen
          : joinFacts(words.chosen(chosen.length), words.length(seconds))}
      </Text>
      <Button
        disabled={chosen.length === 0}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={onKeep}
      >
        {words.keepChosen}
      </Button>
      <IconButton label={words.stopChoosing} onClick={onClose}>
        <IconX size={20} />
      </IconButton>
    </Row>
  )
}

interface KeepSeveralProps {
  /** Of cards that do not say it themselves. */
  batchId?: string
  children: ReactNode
}

function Several({ batchId = '', children }: KeepSeveralProps) {
  const [chosen, setChosen] = useState<readonly RecordingCard[]>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isChoosing = chosen !== undefined
  const choosing = useMemo<Choosing | undefined>(
    () =>
      chosen && {
        chosen,
        toggle: (card) =>
          setChosen(
            chosen.some(({ _id }) => _id === card._id)
              ? chosen.filter(({ _id }) => _id !== card._id)
              : [...chosen, card],
          ),
      },
    [chosen],
  )
  const stop = () => {
    setChosen(undefined)
    setTimeout(() => opener.current?.focus({ preventScroll: true }), AFTER_PANEL_MS)
  }
  useEffect(() => {
    if (!isChoosing || isOpen) return undefined
    const onKey = (event: KeyboardEvent) => !isComposing(event) && event.key === 'Escape' && stop()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isChoosing, isOpen])
  return (
    <ChoosingContext value={choosing}>
      <div>
        <Button
          ref={opener}
          variant="subtle"
          size="sm"
          aria-pressed={isChoosing}
          leftSection={<IconListCheck size={18} aria-hidden="true" />}
          onClick={() => (isChoosing ? stop() : setChosen([]))}
        >
          {words.keepSeveral}
        </Button>
      </div>
      {children}
      {chosen && <Bar chosen={chosen} onKeep={() => setIsOpen(true)} onClose={stop} />}
      <SidePanel isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.keepSeveral} isFitted>
        <Sheet cards={chosen ?? []} batchId={batchId} onClose={() => setIsOpen(false)} onKept={stop} />
      </SidePanel>
    </ChoosingContext>
  )
}

export function KeepSeveral(props: KeepSeveralProps) {
  return offers.keptClasses ? <Several {...props} /> : props.children
}

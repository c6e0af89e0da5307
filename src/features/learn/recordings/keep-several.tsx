/** Around lists of recordings: a press turns their rows into choices, and one more keeps what was chosen. (ruling R68) */

import { IconListCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { offers } from '#src/lib/features.ts'
import { Button } from '#src/ui/button.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { type Choosing, ChoosingContext } from './choosing.ts'
import { words } from './words.ts'
import classes from './recordings.module.css'

const Bar = offers.keptClasses
  ? defineLate(async () => (await import('../shared/kept/several-bar.tsx')).SeveralBar)
  : () => null

/** A panel that closes returns the focus before, to a button that is gone. */
const AFTER_PANEL_MS = 60

interface KeepSeveralProps {
  /** For cards without a batch. */
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
      {chosen && (
        <Bar
          chosen={chosen}
          batchId={batchId}
          className={classes.bar}
          onOpen={setIsOpen}
          isOpen={isOpen}
          onClose={stop}
        />
      )}
    </ChoosingContext>
  )
}

export function KeepSeveral(props: KeepSeveralProps) {
  return offers.keptClasses ? <Several {...props} /> : props.children
}

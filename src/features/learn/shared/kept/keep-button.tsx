/** Keeps a class on the device: a press opens the sheet. Shows what is kept, or how far it is. (ruling R68) */

import { IconDeviceMobileCheck, IconDeviceMobileDown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { computeKeptPercent, isEnded, type KeptClass } from '#src/stores/kept/kept-class.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { words } from './words.ts'
import classes from './keep-button.module.css'

const Sheet = defineLate(async () => (await import('./keep-sheet.tsx')).KeepSheet)

/** The record of a class; undefined if it is not kept, or not known yet. */
export function useKeptRecord(id: string): KeptClass | undefined {
  useEffect(() => void readKept(), [])
  return useKept(({ classes: all, hidden }) =>
    hidden.includes(id) ? undefined : all.find((each) => each.id === id && !isEnded(each)),
  )
}

function describe(record: KeptClass | undefined, title: string): string {
  if (record === undefined || record.state === 'failed') return words.keepOf(title)
  return record.state === 'done' ? words.keptOf(title) : words.keepingOf(computeKeptPercent(record), title)
}

interface KeepButtonProps {
  card: RecordingCard
  batchId: string
  /** In place of the look within a row. */
  className?: string | undefined
}

export function KeepButton({ card, batchId, className }: KeepButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const record = useKeptRecord(card._id)
  const Icon = record?.state === 'done' ? IconDeviceMobileCheck : IconDeviceMobileDown
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        label={describe(record, card.title)}
        className={className ?? classes.overLink}
        data-kept={record?.state === 'done' || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon size={22} stroke={1.75} />
      </IconButton>
      <SidePanel isOpen={isOpen} onClose={close} title={words.keep} isFitted>
        <Sheet cards={[card]} batchId={batchId} onClose={close} />
      </SidePanel>
    </>
  )
}

/** All classes of a module that are not kept yet. */
export function KeepModuleButton({ cards, batchId }: { cards: readonly RecordingCard[]; batchId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => void readKept(), [])
  const all = useKept((state) => state.classes)
  const left = cards.filter(({ _id }) => !all.some((each) => each.id === _id && !isEnded(each)))
  const close = () => setIsOpen(false)
  if (cards.length < 2 || (left.length === 0 && !isOpen)) return null
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => setIsOpen(true)}
        leftSection={<IconDeviceMobileDown size={18} aria-hidden="true" />}
      >
        {words.keepModule}
      </Button>
      <SidePanel isOpen={isOpen} onClose={close} title={words.keepModule} isFitted>
        <Sheet cards={left} batchId={batchId} onClose={close} />
      </SidePanel>
    </>
  )
}

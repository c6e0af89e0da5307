/** How far one answer has come, in words and icon. */
import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { RoomState } from '../attempt/room-state.ts'
import { useRoom, useRoomState } from './context.ts'
import { saveWordsOf, type SaveTone } from './save-words.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './save.module.css'

export const SAVE_ICONS = {
  dirty: IconDeviceFloppy,
  sending: IconCloudUp,
  acknowledged: IconCloudCheck,
  refused: IconAlertTriangle,
} as const

interface MarkedProps {
  tone: SaveTone
  text: string
}

export function SaveLine({ tone, text }: MarkedProps) {
  const Icon = SAVE_ICONS[tone]
  return (
    <Row as="span" inline gap={8} tone="muted" size={15} weight={600} className={classes.mark} data-tone={tone}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </Row>
  )
}

export function SaveMark({ question }: { question: string }) {
  // Read as texts, so that a letter more in a long answer draws nothing anew.
  const { isFileMissing } = useRoom()
  const wordsOf = useCallback((state: RoomState) => saveWordsOf(state.answers[question], state, isFileMissing), [question, isFileMissing])
  const tone = useRoomState((state) => wordsOf(state)?.tone)
  const text = useRoomState((state) => wordsOf(state)?.text)
  return tone && text ? <SaveLine tone={tone} text={text} /> : null
}

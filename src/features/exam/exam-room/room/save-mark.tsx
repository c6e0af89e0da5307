/** Shows the save state of one answer, in words and with an icon. */

import { IconAlertTriangle, IconCloudCheck, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react'
import { useCallback } from 'react'
import { Row } from '#src/ui/layout/layout.tsx'
import { type Answer, isBlank, isConflict, isFileLost, isUnsent } from '../attempt/answer.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { useRoomFacts, useRoomState } from './context.ts'
import { words } from './words.ts'
import classes from './save.module.css'

/** Decides the icon and the colour beside the words. */
export type SaveTone = Answer['state']

export interface SaveWords {
  tone: SaveTone
  text: string
}

type Missing = (question: string) => boolean

/** False if this device stores no answers, or not the bytes of a file. */
export function isAllStored({
  isStored,
  unstoredFiles,
}: Pick<RoomState, 'isStored' | 'unstoredFiles'>): boolean {
  return isStored && unstoredFiles.length === 0
}

type StorageState = Pick<RoomState, 'failure' | 'isStored' | 'unstoredFiles'>
type Refusals = Partial<Pick<RoomState, 'fileRefusals'>>
type Ending = Pick<RoomState, 'handIn' | 'isOver'>

export function getSaveWords(
  answer: Answer | undefined,
  { failure, isStored, unstoredFiles, handIn, isOver, fileRefusals }: StorageState & Ending & Refusals,
  isMissing: Missing,
): SaveWords | undefined {
  if (answer === undefined) return undefined
  const { save } = words
  if (answer.kind === 'remote-file') return { tone: 'dirty', text: save.awaited }
  if (answer.state !== 'refused' && isFileLost(answer, isMissing))
    return { tone: 'refused', text: save.fileLost }
  if (answer.state === 'refused' && handIn === undefined && !isOver)
    return { tone: 'refused', text: answer.refusal ?? save.notTaken }
  // What was accepted is that there is no answer, beside the reason why the file is none.
  if (fileRefusals?.[answer.question] !== undefined && isBlank(answer.value)) return undefined
  if (answer.state !== 'dirty') return { tone: answer.state, text: save[answer.state] }
  const here = isStored && !unstoredFiles.includes(answer.question) ? save.dirty : save.memory
  return {
    tone: 'dirty',
    text: failure === undefined ? here : save.withCause(here, save.cause[failure.cause]),
  }
}

type Summed = StorageState & Ending & Pick<RoomState, 'answers'>
export type Summary = 'none' | 'all' | 'sending' | 'stored' | 'memory' | 'lost' | 'refused'

/** Sums up all answers in one state. */
export function summariseAnswers(
  { answers, handIn, isOver, failure, ...storage }: Summed,
  isMissing: Missing,
): Summary {
  const all = Object.values(answers)
  if (all.length === 0) return 'none'
  const unsent = all.filter(isUnsent)
  const lost = unsent.filter((answer) => isFileLost(answer, isMissing))
  if (lost.length > 0 && handIn === undefined && !isOver) return 'lost'
  if (lost.length === unsent.length) {
    const isRefused = all.some(({ state }) => state === 'refused')
    // After the end, of two versions one is not handed in.
    const isUnchosen = (isOver || handIn !== undefined) && all.some(isConflict)
    return lost.length > 0 || isRefused || isUnchosen ? 'refused' : 'all'
  }
  if (failure === undefined) return 'sending'
  return isAllStored(storage) ? 'stored' : 'memory'
}

export function countUnsent({ answers }: Pick<RoomState, 'answers'>): number {
  return Object.values(answers).filter(isUnsent).length
}

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
    <Row
      as="span"
      inline
      gap={8}
      tone="muted"
      variant="note"
      weight={600}
      className={classes.mark}
      data-tone={tone}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </Row>
  )
}

export function SaveMark({ question }: { question: string }) {
  // Selected as texts, so that one more letter in a long answer re-renders nothing.
  const { room, isTrial } = useRoomFacts()
  const { isFileMissing } = room
  const wordsOf = useCallback(
    (state: RoomState) => getSaveWords(state.answers[question], state, isFileMissing),
    [question, isFileMissing],
  )
  const tone = useRoomState((state) => wordsOf(state)?.tone)
  const text = useRoomState((state) => wordsOf(state)?.text)
  return tone && text && !isTrial ? <SaveLine tone={tone} text={text} /> : null
}

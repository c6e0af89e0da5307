/** The keys of a card, by physical position: 1 to 4 or A to E answer, the space bar turns, 1 to 4 grade. */

import { useEffect, useEffectEvent } from 'react'
import type { Card } from '#src/engines/review/card.ts'
import { type Grade, GRADES } from '#src/engines/review/entry.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

interface CardKeys {
  card: Card
  isTurned: boolean
  onTurn: () => void
  /** Undefined takes what the answer suggests. */
  onGrade: (grade: Grade | undefined) => void
}

const readDigit = ({ code }: KeyboardEvent) => Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0)
const readLetter = ({ code }: KeyboardEvent) => 'ABCDE'.indexOf(/^Key([A-E])$/.exec(code)?.[1] ?? '-') + 1

/** A field where letters and digits are typed, or a window over the card. */
function isTextPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role=dialog], dialog') !== null) return true
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(target.type)
  return target.matches('textarea, select')
}

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('button, a, summary')

/** A key that chooses the only answer of a question also turns the card: ten cards take twenty presses. */
function pressFront(event: KeyboardEvent, { card, onTurn }: CardKeys): boolean {
  const option = readDigit(event) || readLetter(event)
  if (card.kind === 'choice' && option > 0) {
    const input = document.querySelector<HTMLInputElement>(`input[data-option="${option - 1}"]`)
    if (input === null) return false
    input.focus()
    input.click()
    if (!card.isMany) onTurn()
    return true
  }
  const isTurning = event.code === 'Enter' || event.code === 'Space'
  // The space bar ticks a box.
  const isTicking = event.target instanceof HTMLInputElement && event.code === 'Space'
  if (!isTurning || isControl(event.target) || isTicking) return false
  onTurn()
  return true
}

function pressBack(event: KeyboardEvent, { onGrade }: CardKeys): boolean {
  const grade = GRADES.find((each) => each === readDigit(event))
  if (grade === undefined && (event.code !== 'Space' || isControl(event.target))) return false
  onGrade(grade)
  return true
}

export function useCardKeys(keys: CardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isComposing(event)) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    // Enter in a blank turns the card; all other keys there are typed.
    const isEnterInLine = event.code === 'Enter' && event.target instanceof HTMLInputElement && !keys.isTurned
    if (isTextPlace(event.target) && !isEnterInLine) return
    if (keys.isTurned ? pressBack(event, keys) : pressFront(event, keys)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

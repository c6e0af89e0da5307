/** Handles the keys of `keys.ts` while questions are on screen. */

import { useEffect, useRef } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { findAction, isTyping, findOption, type RoomAction } from './keys.ts'

type Actions = Readonly<Record<Exclude<RoomAction, 'fromField'>, () => void>>

/** Chooses the nth option of the question on screen, or of the focused one among several. */
function chooseOption(at: number): boolean {
  const card = document.activeElement?.closest('[data-question]') ?? document.querySelector('[data-question]')
  const option = card?.querySelector<HTMLInputElement>(`input[data-option="${at}"]`)
  if (!option || option.disabled) return false
  option.focus()
  option.click()
  return true
}

function perform(event: KeyboardEvent, actions: Actions): boolean {
  const action = findAction(event)
  if (action === 'fromField') actions.next()
  // Up and down belong to a group of radio buttons; left and right change the question there too, never the
  // answer.
  else if (isTyping(event.target)) return false
  else if (action !== undefined) actions[action]()
  else {
    const option = findOption(event)
    return option !== undefined && chooseOption(option)
  }
  return true
}

/** A window over the questions has its own keys. */
const isInWindow = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog') !== null

export function useRoomKeys(actions: Actions, isOn: boolean): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || isInWindow(event)) return
      if (perform(event, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

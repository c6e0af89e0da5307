/** Carries out the keys of the room while questions are on screen. (keys.ts) */
import { useEffect, useRef } from 'react'
import { deedOf, isTyping, optionOf, type RoomDeed } from './keys.ts'

type Deeds = Readonly<Record<Exclude<RoomDeed, 'fromField'>, () => void>>

/** The nth option of the question on screen; with several questions of the one that has the focus. */
function chooseOption(at: number): boolean {
  const card = document.activeElement?.closest('[data-question]') ?? document.querySelector('[data-question]')
  const option = card?.querySelector<HTMLInputElement>(`input[data-option="${at}"]`)
  if (!option || option.disabled) return false
  option.focus()
  option.click()
  return true
}

/** Arrows move between radio buttons of one group; only elsewhere they turn the page. */
function isOwnArrow(target: EventTarget | null, code: string): boolean {
  return code.startsWith('Arrow') && target instanceof HTMLInputElement && target.type === 'radio'
}

function perform(event: KeyboardEvent, deeds: Deeds): boolean {
  const deed = deedOf(event)
  if (deed === 'fromField') deeds.next()
  else if (isTyping(event.target) || isOwnArrow(event.target, event.code)) return false
  else if (deed !== undefined) deeds[deed]()
  else {
    const option = optionOf(event)
    return option !== undefined && chooseOption(option)
  }
  return true
}

export function useRoomKeys(deeds: Deeds, isOn: boolean): void {
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && perform(event, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

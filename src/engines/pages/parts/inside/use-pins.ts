/** The pins of a paper while they are placed, written, moved and removed. (ruling R71) */

import { type RefObject, useState } from 'react'
import { announce } from '#src/ui/frame/announcer.tsx'
import {
  findFreeNumber,
  formatPin,
  keepOnPage,
  type LineText,
  listPins,
  type Pin,
  type Spot,
  turnPoint,
} from '../../pins.ts'
import { words } from './words.ts'

/** Changes one of the lines of the mark; an empty text removes it. */
export interface Pinning {
  onLine: (line: number, text: string) => void
  phrases: readonly string[]
}

/** In percent of the page as it is displayed, rotated or not. */
export type ShownPoint = Pick<Spot, 'x' | 'y'>

interface PinsProps {
  root: RefObject<HTMLElement | null>
  lines: readonly LineText[]
  pinning: Pinning | undefined
  /** The open page, and its rotation. */
  no: number
  turns: number
  onPage: (no: number) => void
}

/** After the next rendering, when the page of the pin is drawn. */
const later = (act: () => void) => setTimeout(act, 0)

export function usePins({ root, lines, pinning, no, turns, onPage }: PinsProps) {
  const [active, setActive] = useState<number>()
  /** Not among the lines until its first letter. */
  const [writing, setWriting] = useState<Pin>()
  /** Where the next pin goes; undefined unless one is being placed. */
  const [cross, setCross] = useState<ShownPoint>()
  const [removed, setRemoved] = useState<Pin>()
  const stored = listPins(lines)
  const isNew = writing !== undefined && !stored.some((pin) => pin.no === writing.no)
  const pins = isNew ? [...stored, writing] : stored

  const store = (pin: Pin) => pinning?.onLine(pin.no, formatPin(pin))
  const findPart = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
  const findPlace = (pin: number) => findPart(`[data-pin="${pin}"]`)

  /** Opens the page of a pin, and brings it into view. */
  function show(pin: Pin, isFocused = false): void {
    setActive(pin.no)
    if (pin.page !== no) onPage(pin.page)
    later(() => {
      const place = findPlace(pin.no)
      place?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
      if (isFocused) place?.focus({ preventScroll: true })
    })
  }
  function write(pin: Pin): void {
    setActive(pin.no)
    setRemoved(undefined)
    setWriting(pin)
  }
  function place(point: ShownPoint): void {
    const pin = { no: findFreeNumber(lines), page: no, ...turnPoint(point, -turns), text: '' }
    setCross(undefined)
    write(pin)
    announce(words.placed(pin.no))
  }
  function type(text: string): void {
    if (writing === undefined) return
    const pin = { ...writing, text }
    setWriting(pin)
    store(pin)
  }
  function closeWords(): void {
    if (writing === undefined) return
    setWriting(undefined)
    // Back to the paper: on the pin the next arrow would have two meanings.
    later(() => findPart('[data-stage]')?.focus({ preventScroll: true }))
  }
  function moveTo(pin: Pin, point: ShownPoint): void {
    const shown = { x: keepOnPage(point.x), y: keepOnPage(point.y) }
    const moved = { ...pin, ...turnPoint(shown, -turns) }
    if (writing?.no === pin.no) setWriting(moved)
    store(moved)
    announce(words.movedTo(shown.x, shown.y))
  }
  function remove(pin: Pin): void {
    pinning?.onLine(pin.no, '')
    setWriting(undefined)
    setRemoved(stored.find((each) => each.no === pin.no))
    announce(words.removed(pin.no))
    later(() => (findPart('[data-undo]') ?? findPart('[data-stage]'))?.focus())
  }
  function undo(): void {
    if (removed === undefined) return
    store(removed)
    setRemoved(undefined)
    show(removed, true)
  }
  return {
    pins,
    active,
    writing,
    cross,
    removed,
    setCross,
    show,
    write,
    place,
    type,
    closeWords,
    moveTo,
    remove,
    undo,
  }
}

export type PinDesk = ReturnType<typeof usePins>

/** The pins on a page: a press opens the words, a finger or Alt with the arrow keys moves it. */

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { keepOnPage, type Pin, turnPoint } from '../../pins.ts'
import type { PinDesk, ShownPoint } from './use-pins.ts'
import { words } from './words.ts'
import classes from './page-view.module.css'

/** A finger that shakes is no drag. */
const DRAG_FROM = 6

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** By 1, with Shift by 10; undefined for other keys. */
export function stepPoint(
  { x, y }: ShownPoint,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): ShownPoint | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const by = shiftKey ? 10 : 1
  return { x: keepOnPage(x + step[0] * by), y: keepOnPage(y + step[1] * by) }
}

export function findOnSheet(
  sheet: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): ShownPoint {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
}

/** Follows the pointer once it is clearly a drag; the click that ends it does nothing. */
function useDrag(isOn: boolean, onMove: (point: ShownPoint) => void) {
  const start = useRef<{ x: number; y: number; isDragging: boolean }>(undefined)
  const wasDragged = useRef(false)
  return {
    wasDragged,
    ways: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false
        if (!isOn || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY, isDragging: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current
        const sheet = event.currentTarget.closest('[data-paper]')
        if (!from || !sheet) return
        from.isDragging ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_FROM
        if (from.isDragging) onMove(findOnSheet(sheet, event))
      },
      onPointerUp: () => {
        wasDragged.current = start.current?.isDragging ?? false
        start.current = undefined
      },
      onPointerCancel: () => {
        start.current = undefined
      },
    },
  }
}

interface PinProps {
  pin: Pin
  turns: number
  desk: PinDesk
  isEditable: boolean
}

function PinMark({ pin, turns, desk, isEditable }: PinProps) {
  const shown = turnPoint(pin, turns)
  const { wasDragged, ways } = useDrag(isEditable, (point) => desk.moveTo(pin, point))
  function handleKey(event: KeyboardEvent): void {
    if (!isEditable || isComposing(event)) return
    // The arrows alone choose a criterion on the desk.
    const moved = event.altKey ? stepPoint(shown, event) : undefined
    if (moved) desk.moveTo(pin, moved)
    else if (event.key === 'Delete' || event.key === 'Backspace') desk.remove(pin)
    else return
    event.preventDefault()
  }
  const press = () => {
    if (wasDragged.current) return
    if (isEditable) desk.write(pin)
    else desk.show(pin)
  }
  return (
    <button
      type="button"
      className={classes.pin}
      style={{ left: `${shown.x}%`, top: `${shown.y}%` }}
      data-pin={pin.no}
      data-active={desk.active === pin.no}
      data-flip={shown.x > 90}
      data-low={shown.y < 8}
      aria-keyshortcuts={isEditable ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined}
      aria-label={pin.text === '' ? words.newPin(pin.no) : words.pin(pin.no, pin.text)}
      title={isEditable ? words.pinHelp : undefined}
      {...ways}
      onKeyDown={handleKey}
      onClick={press}
    >
      <span>{formatNumber(pin.no)}</span>
    </button>
  )
}

interface PinLayerProps extends Omit<PinProps, 'pin'> {
  no: number
}

export function PinLayer({ no, ...rest }: PinLayerProps) {
  const { pins, cross } = rest.desk
  return (
    <>
      {pins
        .filter(({ page }) => page === no)
        .map((pin) => (
          <PinMark key={pin.no} pin={pin} {...rest} />
        ))}
      {cross && (
        <span
          className={classes.cross}
          style={{ left: `${cross.x}%`, top: `${cross.y}%` }}
          aria-hidden="true"
        />
      )}
    </>
  )
}

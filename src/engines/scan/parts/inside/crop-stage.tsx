/** The photo with its four corners and four edges: what is inside looks as it will, what is outside is dimmed. */

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { moveCorners, type Point, type Quad } from '../../inside/quad.ts'
import { words } from './words.ts'
import classes from './window.module.css'

const ARROWS: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** With Shift an arrow goes so many pixels. */
const FAR = 10
const LOUPE = 112
const LOUPE_SCALE = 2.6

const writePercent = (share: number) => `${share * 100}%`
const getMiddle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

interface Grip {
  name: string
  /** The corners that move with it. */
  corners: readonly number[]
}

const GRIPS: readonly Grip[] = [
  ...words.corners.map((name, at) => ({ name, corners: [at] })),
  ...words.edges.map((name, at) => ({ name, corners: [at, (at + 1) % 4] })),
]

interface CropStageProps {
  /** Addresses of the photo as it was taken, and as it will look. */
  bare: string | undefined
  shown: string | undefined
  corners: Quad
  onCorners: (corners: Quad) => void
}

/** What lies under the finger, in the middle of the page and away from every grip. */
function Loupe({ address, at, place, photo }: { address: string; at: Point; place: Point; photo: DOMRect }) {
  const [width, height] = [photo.width * LOUPE_SCALE, photo.height * LOUPE_SCALE]
  return (
    <span
      className={classes.loupe}
      aria-hidden="true"
      style={{
        left: writePercent(place.x),
        top: writePercent(place.y),
        backgroundImage: `url("${address}")`,
        backgroundSize: `${width}px ${height}px`,
        backgroundPosition: `${LOUPE / 2 - at.x * width}px ${LOUPE / 2 - at.y * height}px`,
      }}
    />
  )
}

export function CropStage({ bare, shown, corners, onCorners }: CropStageProps) {
  const photo = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<{ grip: Grip; from: Quad; x: number; y: number; photo: DOMRect }>()

  function onPointerDown(event: PointerEvent, grip: Grip): void {
    const rect = photo.current?.getBoundingClientRect()
    if (!rect || rect.width === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ grip, from: corners, x: event.clientX, y: event.clientY, photo: rect })
  }
  function onPointerMove(event: PointerEvent): void {
    if (held === undefined) return
    const by = {
      x: (event.clientX - held.x) / held.photo.width,
      y: (event.clientY - held.y) / held.photo.height,
    }
    const moved = moveCorners(held.from, held.grip.corners, by)
    if (moved !== held.from) onCorners(moved)
  }
  function onKeyDown(event: KeyboardEvent, grip: Grip): void {
    const arrow = ARROWS[event.key]
    const rect = photo.current?.getBoundingClientRect()
    if (isComposing(event) || arrow === undefined || !rect || rect.width === 0) return
    event.preventDefault()
    const far = event.shiftKey ? FAR : 1
    onCorners(
      moveCorners(corners, grip.corners, {
        x: (arrow.x * far) / rect.width,
        y: (arrow.y * far) / rect.height,
      }),
    )
  }
  const release = () => setHeld(undefined)
  const places = GRIPS.map((grip) => getMiddle(grip.corners.map((corner) => corners[corner] ?? corners[0])))
  const inside = `polygon(${corners.map(({ x, y }) => `${writePercent(x)} ${writePercent(y)}`).join(', ')})`
  return (
    <div className={classes.stage}>
      <div ref={photo} className={classes.photo}>
        {bare !== undefined && <img className={classes.bare} src={bare} alt="" draggable={false} />}
        {shown !== undefined && (
          <img className={classes.inside} src={shown} alt="" draggable={false} style={{ clipPath: inside }} />
        )}
        {bare !== undefined &&
          GRIPS.map((grip, at) => (
            <button
              key={grip.name}
              type="button"
              className={classes.grip}
              data-edge={grip.corners.length > 1}
              data-held={held?.grip === grip}
              aria-label={grip.name}
              aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
              style={{ left: writePercent(places[at]?.x ?? 0), top: writePercent(places[at]?.y ?? 0) }}
              onPointerDown={(event) => onPointerDown(event, grip)}
              onPointerMove={onPointerMove}
              onPointerUp={release}
              onPointerCancel={release}
              onKeyDown={(event) => onKeyDown(event, grip)}
            />
          ))}
        {held && bare !== undefined && (
          <Loupe
            address={bare}
            at={places[GRIPS.indexOf(held.grip)] ?? corners[0]}
            place={getMiddle(corners)}
            photo={held.photo}
          />
        )}
      </div>
    </div>
  )
}

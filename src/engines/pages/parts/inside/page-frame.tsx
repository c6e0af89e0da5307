/** A page on its stage with tools, thumbnails and pins, whatever draws the page. (picture 33) */

import { useElementSize, useMergedRef } from '@mantine/hooks'
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import type { PdfPages } from '../../pdf-engine.ts'
import type { LineText } from '../../pins.ts'
import { LightFields, type Light, PageBar, PLAIN_LIGHT } from './page-bar.tsx'
import { findScale, type Size, stepScale, turnSize, type Zoom } from './page-scale.ts'
import { PageStrip } from './page-strip.tsx'
import { findOnSheet, PinLayer, stepPoint } from './pin-layer.tsx'
import { PinList } from './pin-list.tsx'
import { usePageKeys } from './use-page-keys.ts'
import { usePageMoves } from './use-page-moves.ts'
import { type PinDesk, type Pinning, usePins } from './use-pins.ts'
import { useWordsBeside } from './words-beside.ts'
import { words } from './words.ts'
import classes from './page-view.module.css'

export interface FrameProps {
  label: string
  /** Comments on this answer; those with a place are pins. */
  lines: readonly LineText[]
  /** Undefined where pins are only shown. */
  pinning?: Pinning | undefined
  /** Its keys also work while the focus is elsewhere on the desk. */
  isForDesk?: boolean
  /** The file's name and its ways out, in one line with the tools. */
  head?: ReactNode
}

interface PageFrameProps extends FrameProps {
  page: Size
  no: number
  count: number
  onPage: (no: number) => void
  /** A photo is not enlarged to fill the stage. */
  mostFitted: number
  /** Has thumbnails if it has several pages. */
  pdf?: PdfPages
  /** Draws the page at this scale, as large as its place. */
  children: (scale: number) => ReactNode
}

function buildStyles(page: Size, scale: number, turns: number, { brightness, contrast }: Light) {
  const lying = turnSize(page, turns)
  return {
    sheet: { width: lying.width * scale, height: lying.height * scale },
    drawing: {
      width: page.width * scale,
      height: page.height * scale,
      '--turn': `${turns * 90}deg`,
      filter: `brightness(${brightness}%) contrast(${contrast}%)`,
    } as CSSProperties,
  }
}

/** Scrolls the desk to the first page if a long task or a phone leaves no room for the whole page. */
function beginAtPage(root: HTMLElement | null): void {
  const pane = root?.closest<HTMLElement>('[data-pane=work]')
  if (!root || !pane || pane.querySelector('[data-page-view]') !== root) return
  const [{ top, bottom }, around] = [root.getBoundingClientRect(), pane.getBoundingClientRect()]
  const tools = root.querySelector('[data-tools]')?.getBoundingClientRect().top ?? top
  pane.scrollTop += Math.max(0, Math.min(tools - around.top, bottom - around.bottom))
}

/** The words of the pins lie beside the page from here on, as in the style sheet; below, over it. */
const BESIDE_FROM = 620

const MOST_SHAKE = 6
const MIDDLE = { x: 50, y: 50 }

/** A press on the page, and not the end of a drag, places the pin. */
function usePlacing(desk: PinDesk, sheet: RefObject<HTMLElement | null>) {
  const down = useRef({ x: 0, y: 0 })
  return {
    onPointerDownCapture: ({ clientX: x, clientY: y }: MouseEvent) => {
      down.current = { x, y }
    },
    onClick: (event: MouseEvent) => {
      const { x, y } = down.current
      const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > MOST_SHAKE
      if (desk.cross === undefined || sheet.current === null || isDrag) return
      const point = findOnSheet(sheet.current, event)
      if (Math.min(point.x, point.y) >= 0 && Math.max(point.x, point.y) <= 100) desk.place(point)
    },
  }
}

function PlacingHelp() {
  return (
    <Row wrap gap={8} variant="small" className={classes.placing}>
      <span role="status">{words.placing}</span>
      {words.placingKeys.map(({ caps, text }) => (
        <Row as="span" inline gap={4} key={text} hideBelow="sm">
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {text}
        </Row>
      ))}
    </Row>
  )
}

/** From the active pin to its words. */
function Thread() {
  return (
    <svg className={classes.thread} aria-hidden="true">
      <line data-thread />
    </svg>
  )
}

/** Leads to the words of all pins, which a phone has below the page. */
function showWords(root: HTMLElement | null): void {
  const list = root?.querySelector<HTMLElement>('[data-words]')
  list?.scrollIntoView?.({ block: 'start' })
  list?.focus({ preventScroll: true })
}

/** Keys while a pin is being placed. */
function handlePlacing(desk: PinDesk, event: KeyboardEvent): boolean {
  if (desk.cross === undefined || isComposing(event)) return false
  const moved = stepPoint(desk.cross, event)
  if (moved) desk.setCross(moved)
  else if (event.key === 'Enter') desk.place(desk.cross)
  else if (event.key === 'Escape') desk.setCross(undefined)
  else return false
  return true
}

interface StageProps {
  ref: Ref<HTMLDivElement>
  sheet: RefObject<HTMLDivElement | null>
  label: string
  desk: PinDesk
  styles: ReturnType<typeof buildStyles>
  drawing: ReactNode
  pins: ReactNode
}

/** Where the page is scrolled, dragged, and pinned. */
function Stage({ ref, sheet, label, desk, styles, drawing, pins }: StageProps) {
  const placing = usePlacing(desk, sheet)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter places at the crosshair
    <div
      ref={ref}
      className={classes.stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
      tabIndex={0}
      role="region"
      aria-label={words.page(label)}
      data-stage
      data-placing={desk.cross !== undefined}
      {...placing}
    >
      <div ref={sheet} className={classes.sheet} style={styles.sheet} data-paper>
        <div className={classes.drawing} style={styles.drawing}>
          {drawing}
        </div>
        {pins}
      </div>
    </div>
  )
}

interface ViewKeys {
  zoomBy: (direction: 1 | -1) => void
  turn: (by: 1 | -1) => void
  /** Undefined for a single page. */
  step: ((by: 1 | -1) => void) | undefined
  /** Undefined where pins are only shown. */
  pin: (() => void) | undefined
}

function handleView(event: KeyboardEvent, { zoomBy, turn, step, pin }: ViewKeys): boolean {
  if (event.key === '+' || event.key === '=') zoomBy(1)
  else if (event.key === '-') zoomBy(-1)
  else if (event.code === 'KeyR') turn(event.shiftKey ? -1 : 1)
  else if (event.code === 'KeyP' && pin) pin()
  else if (event.key === 'PageDown' && step) step(1)
  else if (event.key === 'PageUp' && step) step(-1)
  else return false
  return true
}

/** While a pin is placed and written over the page, its tools are at the edge and the page below them. */
function useRoomForPin(root: RefObject<HTMLElement | null>, { cross, writing }: PinDesk, isBeside: boolean) {
  const isPinning = cross !== undefined || writing !== undefined
  useEffect(() => {
    const tools = root.current?.querySelector('[data-tools]')
    if (isPinning && !isBeside) tools?.scrollIntoView?.({ block: 'start' })
  }, [root, isPinning, isBeside])
}

export function PageFrame(props: PageFrameProps) {
  const { label, lines, pinning, isForDesk = false, page, no, count, pdf, onPage, mostFitted } = props
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>()
  const { ref: rootMeasured, width: rootWidth } = useElementSize<HTMLDivElement>()
  const isBeside = rootWidth >= BESIDE_FROM
  const [zoom, setZoom] = useState<Zoom>('read')
  const [turns, setTurns] = useState(0)
  const [light, setLight] = useState<Light>()
  const scale = findScale(zoom, turnSize(page, turns), { width, height }, mostFitted)
  usePageMoves(stage, { scale, onScale: setZoom })
  const desk = usePins({ root, lines, pinning, no, turns, onPage })
  const turn = (by: 1 | -1) => setTurns((before) => (before + by + 4) % 4)
  const open = (next: number) => {
    if (next < 1 || next > count) return
    onPage(next)
    stage.current?.scrollTo?.({ top: 0 })
  }
  const togglePlacing = () => {
    desk.setCross(desk.cross ? undefined : MIDDLE)
    // The desk makes room for the page that is being pinned.
    setTimeout(() => stage.current?.focus({ preventScroll: true }), 0)
  }
  const zoomBy = (direction: 1 | -1) => setZoom(stepScale(scale, direction))
  const step = count > 1 ? (by: 1 | -1) => open(no + by) : undefined
  const pin = pinning && togglePlacing
  usePageKeys(
    root,
    isForDesk,
    (event) => handlePlacing(desk, event) || handleView(event, { zoomBy, turn, step, pin }),
  )
  useWordsBeside(root)
  useEffect(() => beginAtPage(root.current), [])
  useRoomForPin(root, desk, isBeside)
  const style = buildStyles(page, scale, turns, light ?? PLAIN_LIGHT)
  return (
    <div ref={useMergedRef(root, rootMeasured)} className={classes.root} data-page-view>
      <div className={classes.top}>
        {props.head}
        <PageBar
          {...{ scale, zoom, no, count }}
          isLightOpen={light !== undefined}
          onZoom={setZoom}
          onTurn={turn}
          onLight={() => setLight(light ? undefined : PLAIN_LIGHT)}
          onPage={open}
          pins={desk.pins.length}
          onPins={() => showWords(root.current)}
          placing={pinning && { isOn: desk.cross !== undefined, onToggle: togglePlacing }}
        />
      </div>
      {light && <LightFields light={light} onLight={setLight} />}
      <div className={classes.columns}>
        {desk.cross && <PlacingHelp />}
        {pdf && count > 1 && <PageStrip pages={pdf} no={no} pins={desk.pins} onPage={open} />}
        <Stage
          ref={useMergedRef(stage, measured)}
          sheet={sheet}
          label={label}
          desk={desk}
          styles={style}
          drawing={props.children(scale)}
          pins={<PinLayer no={no} turns={turns} desk={desk} isEditable={pinning !== undefined} />}
        />
        <PinList
          desk={desk}
          lines={lines}
          pinning={pinning}
          hasPages={count > 1}
          open={no}
          turns={turns}
          isBeside={isBeside}
        />
        <Thread />
      </div>
    </div>
  )
}

/** A photographed page in grading: whole or enlarged, rotated, lighter or with more contrast. (picture 33) */

import { useElementSize, useMergedRef } from '@mantine/hooks'
import {
  IconArrowsHorizontal,
  IconFileText,
  IconRotate,
  IconRotateClockwise,
  IconSun,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { findScale, type Size, stepScale, turnSize, type Zoom } from './page-scale.ts'
import { usePageMoves } from './use-page-moves.ts'
import { words } from './words.ts'
import classes from './page-view.module.css'

interface Light {
  brightness: number
  contrast: number
}

const PLAIN_LIGHT: Light = { brightness: 100, contrast: 100 }

interface BarProps {
  scale: number
  zoom: Zoom
  isLightOpen: boolean
  onZoom: (zoom: Zoom) => void
  onTurn: (by: 1 | -1) => void
  onLight: () => void
}

function Bar({ scale, zoom, isLightOpen, onZoom, onTurn, onLight }: BarProps) {
  return (
    <Row as="div" wrap gap={4} role="group" aria-label={words.tools} className={classes.bar}>
      <IconButton label={words.smaller} aria-keyshortcuts="-" onClick={() => onZoom(stepScale(scale, -1))}>
        <IconZoomOut size={20} />
      </IconButton>
      <Text as="output" variant="small" weight={600} className={classes.percent}>
        {words.percent(scale)}
      </Text>
      <IconButton label={words.larger} aria-keyshortcuts="+" onClick={() => onZoom(stepScale(scale, 1))}>
        <IconZoomIn size={20} />
      </IconButton>
      <IconButton label={words.width} aria-pressed={zoom === 'width'} onClick={() => onZoom('width')}>
        <IconArrowsHorizontal size={20} />
      </IconButton>
      <IconButton label={words.whole} aria-pressed={zoom === 'whole'} onClick={() => onZoom('whole')}>
        <IconFileText size={20} />
      </IconButton>
      <IconButton
        label={words.turnLeft}
        aria-keyshortcuts="Shift+R"
        className={classes.turnLeft}
        onClick={() => onTurn(-1)}
      >
        <IconRotate size={20} />
      </IconButton>
      <IconButton label={words.turnRight} aria-keyshortcuts="R" onClick={() => onTurn(1)}>
        <IconRotateClockwise size={20} />
      </IconButton>
      <IconButton label={words.light} aria-expanded={isLightOpen} onClick={onLight}>
        <IconSun size={20} />
      </IconButton>
    </Row>
  )
}

function LightFields({ light, onLight }: { light: Light; onLight: (light: Light) => void }) {
  return (
    <Row wrap gap={8} gapX={20} className={classes.light}>
      {(['brightness', 'contrast'] as const).map((kind) => (
        <Row as="label" key={kind} gap={8} touch>
          <Text as="span" variant="small">
            {words[kind]}
          </Text>
          <input
            type="range"
            min={40}
            max={220}
            step={5}
            value={light[kind]}
            aria-valuetext={words.percent(light[kind] / 100)}
            onChange={({ currentTarget }) => onLight({ ...light, [kind]: Number(currentTarget.value) })}
            onDoubleClick={() => onLight({ ...light, [kind]: PLAIN_LIGHT[kind] })}
          />
        </Row>
      ))}
    </Row>
  )
}

function styleOf(page: Size, scale: number, turns: number, { brightness, contrast }: Light) {
  const lying = turnSize(page, turns)
  return {
    sheet: { width: lying.width * scale, height: lying.height * scale },
    picture: {
      width: page.width * scale,
      height: page.height * scale,
      '--turn': `${turns * 90}deg`,
      filter: `brightness(${brightness}%) contrast(${contrast}%)`,
    } as CSSProperties,
  }
}

export function PageView({ src, label, onFail }: { src: string; label: string; onFail: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>()
  const [page, setPage] = useState<Size>({ width: 0, height: 0 })
  const [zoom, setZoom] = useState<Zoom>('whole')
  const [turns, setTurns] = useState(0)
  const [light, setLight] = useState<Light>()
  const scale = findScale(zoom, turnSize(page, turns), { width, height })
  usePageMoves(stage, { scale, onScale: setZoom })
  const turn = (by: 1 | -1) => setTurns((before) => (before + by + 4) % 4)

  /** Digits and letters of the grading keys pass through. */
  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') setZoom(stepScale(scale, 1))
    else if (event.key === '-') setZoom(stepScale(scale, -1))
    else if (event.code === 'KeyR') turn(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }

  const style = styleOf(page, scale, turns, light ?? PLAIN_LIGHT)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys work wherever the focus is in the page
    <div className={classes.root} onKeyDown={handleKey}>
      <Bar
        scale={scale}
        zoom={zoom}
        isLightOpen={light !== undefined}
        onZoom={setZoom}
        onTurn={turn}
        onLight={() => setLight(light ? undefined : PLAIN_LIGHT)}
      />
      {light && <LightFields light={light} onLight={setLight} />}
      <div
        ref={useMergedRef(stage, measured)}
        className={classes.stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
        tabIndex={0}
        role="region"
        aria-label={words.page(label)}
      >
        <div className={classes.sheet} style={style.sheet}>
          <img
            src={src}
            alt={label}
            draggable={false}
            style={style.picture}
            onError={onFail}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPage({ width: naturalWidth, height: naturalHeight })
            }
          />
        </div>
      </div>
    </div>
  )
}

/** The tools of a page: zoom, fit, rotation, light, the page of the paper, and pins. */

import {
  IconArrowsHorizontal,
  IconChevronRight,
  IconChevronLeft,
  IconAspectRatio,
  IconMapPinPlus,
  IconRotate,
  IconRotateClockwise,
  IconSun,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { stepScale, type Zoom } from './page-scale.ts'
import { words } from './words.ts'
import classes from './page-view.module.css'

export interface Light {
  brightness: number
  contrast: number
}

export const PLAIN_LIGHT: Light = { brightness: 100, contrast: 100 }

interface PageTurnProps {
  no: number
  count: number
  onPage: (no: number) => void
}

function PageTurn({ no, count, onPage }: PageTurnProps) {
  if (count < 2) return null
  return (
    <>
      <IconButton
        label={words.previousPage}
        aria-keyshortcuts="PageUp"
        disabled={no <= 1}
        onClick={() => onPage(no - 1)}
      >
        <IconChevronLeft size={20} />
      </IconButton>
      <Text as="output" variant="small" weight={600} nowrap aria-label={words.pageOf(no, count)}>
        {words.pageShort(no, count)}
      </Text>
      <IconButton
        label={words.nextPage}
        aria-keyshortcuts="PageDown"
        disabled={no >= count}
        onClick={() => onPage(no + 1)}
      >
        <IconChevronRight size={20} />
      </IconButton>
    </>
  )
}

interface PageBarProps extends PageTurnProps {
  scale: number
  zoom: Zoom
  isLightOpen: boolean
  onZoom: (zoom: Zoom) => void
  onTurn: (by: 1 | -1) => void
  onLight: () => void
  /** How many pins the paper has, and what leads to their words where they are below the page. */
  pins: number
  onPins: () => void
  /** Undefined where pins are only shown. */
  placing: { isOn: boolean; onToggle: () => void } | undefined
}

export function PageBar({
  scale,
  zoom,
  isLightOpen,
  onZoom,
  onTurn,
  onLight,
  pins,
  onPins,
  placing,
  ...turn
}: PageBarProps) {
  return (
    <Row as="div" gap={0} role="group" aria-label={words.tools} className={classes.bar} data-tools>
      <IconButton label={words.smaller} aria-keyshortcuts="-" onClick={() => onZoom(stepScale(scale, -1))}>
        <IconZoomOut size={20} />
      </IconButton>
      <Text as="output" variant="small" weight={600} className={classes.percent}>
        {words.percent(scale)}
      </Text>
      <IconButton label={words.larger} aria-keyshortcuts="+" onClick={() => onZoom(stepScale(scale, 1))}>
        <IconZoomIn size={20} />
      </IconButton>
      <IconButton
        label={words.width}
        className={classes.wideAlone}
        aria-pressed={zoom === 'width'}
        onClick={() => onZoom('width')}
      >
        <IconArrowsHorizontal size={20} />
      </IconButton>
      <IconButton label={words.whole} aria-pressed={zoom === 'whole'} onClick={() => onZoom('whole')}>
        <IconAspectRatio size={20} />
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
      <PageTurn {...turn} />
      {pins > 0 && (
        <Button size="sm" variant="subtle" className={classes.toPins} onClick={onPins}>
          {words.pinCount(pins)}
        </Button>
      )}
      {placing && (
        <IconButton
          label={words.addPin}
          className={classes.placer}
          aria-keyshortcuts="P"
          aria-pressed={placing.isOn}
          onClick={placing.onToggle}
        >
          <IconMapPinPlus size={20} />
        </IconButton>
      )}
    </Row>
  )
}

export function LightFields({ light, onLight }: { light: Light; onLight: (light: Light) => void }) {
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

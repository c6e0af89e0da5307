/** One page: its corners by finger and by arrow keys, its turn, its look, its place. */

import {
  IconArrowNarrowLeft,
  IconArrowNarrowRight,
  IconCamera,
  IconMaximize,
  IconRotate2,
  IconRotateClockwise2,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { LOOKS } from '#src/lib/scan/page-look.ts'
import { addTurns, type Turn, turnQuad, WHOLE } from '#src/lib/scan/quad.ts'
import { drawPreview } from '#src/lib/scan/scan-engine.ts'
import type { PageShape } from '#src/lib/scan/scan-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { CropStage } from './crop-stage.tsx'
import type { ScanPage } from './held-pages.ts'
import type { ScanWork } from './scan-work.ts'
import { useBlobAddress } from './use-blob-address.ts'
import { words } from './words.ts'
import classes from './window.module.css'

const FIRST: PageShape = { corners: WHOLE, turn: 0, look: 'colour' }
const LOOK_OPTIONS = LOOKS.map((value) => ({ value, label: words.looks[value] }))

/** The whole photo under this turn and look; the last one stays until the next is drawn. */
function usePreview(photo: File, { turn, look }: Pick<PageShape, 'turn' | 'look'>): string | undefined {
  const [preview, setPreview] = useState<Blob>()
  useEffect(() => {
    let isGone = false
    drawPreview(photo, { corners: WHOLE, turn, look }).then(
      (blob) => isGone || setPreview(blob),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [photo, turn, look])
  return useBlobAddress(preview)
}

interface ToolsProps {
  shape: PageShape
  onShape: (shape: PageShape) => void
}

function Tools({ shape, onShape }: ToolsProps) {
  const turnBy = (by: Turn) =>
    onShape({ ...shape, turn: addTurns(shape.turn, by), corners: turnQuad(shape.corners, by) })
  return (
    <>
      <Row wrap gap={8} className={classes.tools}>
        <Button
          variant="default"
          aria-label={words.leftLong}
          leftSection={<IconRotate2 aria-hidden="true" />}
          onClick={() => turnBy(3)}
        >
          {words.left}
        </Button>
        <Button
          variant="default"
          aria-label={words.rightLong}
          leftSection={<IconRotateClockwise2 aria-hidden="true" />}
          onClick={() => turnBy(1)}
        >
          {words.right}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMaximize aria-hidden="true" />}
          onClick={() => onShape({ ...shape, corners: WHOLE })}
        >
          {words.whole}
        </Button>
      </Row>
      <Segmented
        label={words.look}
        options={LOOK_OPTIONS}
        value={shape.look}
        onChange={(look) => onShape({ ...shape, look })}
      />
    </>
  )
}

interface PlaceProps {
  work: ScanWork
  page: ScanPage
  at: number
  onGone: () => void
}

/** Its place among the pages by presses, and its way out. */
function Place({ work, page, at, onGone }: PlaceProps) {
  const total = work.get().pages.length
  return (
    <Row wrap gap={8} className={classes.tools}>
      <Button
        variant="subtle"
        disabled={at === 0}
        leftSection={<IconArrowNarrowLeft aria-hidden="true" />}
        onClick={() => work.move(page.id, at - 1)}
      >
        {words.earlier}
      </Button>
      <Button
        variant="subtle"
        disabled={at === total - 1}
        leftSection={<IconArrowNarrowRight aria-hidden="true" />}
        onClick={() => work.move(page.id, at + 1)}
      >
        {words.later}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconTrash aria-hidden="true" />}
        onClick={() => {
          work.remove(page.id)
          onGone()
        }}
      >
        {words.remove}
      </Button>
    </Row>
  )
}

interface CropProps {
  work: ScanWork
  page: ScanPage
  at: number
  onRetake: () => void
  onDone: () => void
}

export function Crop({ work, page, at, onRetake, onDone }: CropProps) {
  const [changed, setChanged] = useState<PageShape>()
  const shape = changed ?? page.shape ?? FIRST
  const bare = usePreview(page.photo, { turn: shape.turn, look: 'colour' })
  const shown = usePreview(page.photo, shape)
  const size = changed === undefined && page.drawn ? words.pageSize(formatBytes(page.drawn.jpeg.size)) : ''
  const keep = () => {
    if (changed) work.reshape(page.id, changed)
    onDone()
  }
  return (
    <>
      <CropStage
        bare={bare}
        shown={shown}
        corners={shape.corners}
        onCorners={(corners) => setChanged({ ...shape, corners })}
      />
      <div className={classes.sheet}>
        <Tools shape={shape} onShape={setChanged} />
        <Text tone="muted" variant="small">
          {[size, words.clearest].filter(Boolean).join(' · ')}
        </Text>
        <Place work={work} page={page} at={at} onGone={onDone} />
        <Row wrap gap={10} className={classes.tools}>
          <Button variant="default" leftSection={<IconCamera aria-hidden="true" />} onClick={onRetake}>
            {words.retake}
          </Button>
          <Button onClick={keep} className={classes.keep}>
            {words.keep}
          </Button>
        </Row>
      </div>
    </>
  )
}

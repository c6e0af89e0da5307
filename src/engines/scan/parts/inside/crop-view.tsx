/** A photo with its corners, its turn and its look: for a page of a file, and for a picture cut out of one. */

import { IconMaximize, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { LOOKS } from '../../inside/page-look.ts'
import { addTurns, type Turn, turnQuad, WHOLE } from '../../inside/quad.ts'
import { drawPreview } from '../../inside/scan-engine.ts'
import type { PageShape } from '../../inside/scan-messages.ts'
import { useBlobAddress } from '../use-blob-address.ts'
import { CropStage } from './crop-stage.tsx'
import { words } from './words.ts'
import classes from './window.module.css'

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

interface CropViewProps extends ToolsProps {
  photo: File
  /** Below the tools. */
  children: ReactNode
}

export function CropView({ photo, shape, onShape, children }: CropViewProps) {
  const bare = usePreview(photo, { turn: shape.turn, look: 'colour' })
  const shown = usePreview(photo, shape)
  return (
    <>
      <CropStage
        bare={bare}
        shown={shown}
        corners={shape.corners}
        onCorners={(corners) => onShape({ ...shape, corners })}
      />
      <div className={classes.sheet}>
        <Tools shape={shape} onShape={onShape} />
        {children}
      </div>
    </>
  )
}

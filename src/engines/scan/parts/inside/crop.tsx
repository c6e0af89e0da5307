/** One page: its corners by finger and by arrow keys, its turn, its look, its place. */

import { IconArrowNarrowLeft, IconArrowNarrowRight, IconCamera, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { WHOLE } from '../../inside/quad.ts'
import type { PageShape } from '../../inside/scan-messages.ts'
import type { ScanWork } from '../scan-work.ts'
import { CropView } from './crop-view.tsx'
import type { ScanPage } from './scan-pages.ts'
import { words } from './words.ts'
import classes from './window.module.css'

const FIRST: PageShape = { corners: WHOLE, turn: 0, look: 'colour' }
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
  const size = changed === undefined && page.drawn ? words.pageSize(formatBytes(page.drawn.jpeg.size)) : ''
  const keep = () => {
    if (changed) work.reshape(page.id, changed)
    onDone()
  }
  return (
    <CropView photo={page.photo} shape={shape} onShape={setChanged}>
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
    </CropView>
  )
}

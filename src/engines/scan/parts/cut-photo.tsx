/** A part cut out of one photo, such as a printed question: over the whole page, as where pages are cut. (rulings R70, R84) */

import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { words as formWords } from '#src/ui/fields/form-words.ts'
import { BackCloses } from '#src/ui/hooks/back-closes.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { drawPage } from '../inside/scan-engine.ts'
import type { PageShape } from '../inside/scan-messages.ts'
import { CropView } from './inside/crop-view.tsx'
import { preparePhoto } from './inside/draw-pages.ts'
import { words } from './inside/words.ts'
import classes from './inside/window.module.css'

interface CutPhotoProps {
  photo: File
  onCut: (picture: File) => void
  /** Why the photo cannot be taken, as a sentence. */
  onRefused: (reason: string) => void
  onClose: () => void
}

interface Opened {
  photo: File
  shape: PageShape
}

export function CutPhoto({ photo, onCut, onRefused, onClose }: CutPhotoProps) {
  const window = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const [isDrawing, setDrawing] = useState(false)
  // The browser's own window gives the focus back to what had it.
  const close = () => window.current?.close()
  useEffect(() => window.current?.showModal(), [])

  const refuse = useRef(onRefused)
  useEffect(() => {
    refuse.current = onRefused
  })
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const prepared = await preparePhoto(photo, 'colour').catch(() => ({
        refusal: formWords.file.noPicture,
      }))
      if (isGone) return
      if (!('refusal' in prepared)) return setOpened(prepared)
      refuse.current(prepared.refusal)
      close()
    }
    void open()
    return () => void (isGone = true)
  }, [photo])

  async function keep(): Promise<void> {
    if (opened === undefined) return
    setDrawing(true)
    try {
      const { jpeg } = await drawPage(opened.photo, opened.shape)
      onCut(new File([jpeg], 'part.jpg', { type: 'image/jpeg' }))
    } catch {
      onRefused(formWords.file.noPicture)
    }
    close()
  }

  return (
    <dialog ref={window} className={classes.window} aria-labelledby={id} onClose={onClose}>
      <BackCloses onClose={close} />
      <header className={classes.head}>
        <IconButton label={words.close} className={classes.close} onClick={close}>
          <IconX />
        </IconButton>
        <div className={classes.titles}>
          <h2 id={id} className={classes.title}>
            {words.cut}
          </h2>
          <p className={classes.line} role="status">
            {opened ? words.crop : words.opening}
          </p>
        </div>
      </header>
      {opened && (
        <CropView
          photo={opened.photo}
          shape={opened.shape}
          onShape={(shape) => setOpened({ ...opened, shape })}
        >
          <Row wrap gap={10} className={classes.tools}>
            <Button disabled={isDrawing} onClick={() => void keep()} className={classes.keep}>
              {words.takePart}
            </Button>
          </Row>
        </CropView>
      )}
    </dialog>
  )
}

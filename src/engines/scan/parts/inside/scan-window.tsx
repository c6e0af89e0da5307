/** What lies over the whole page while photos are taken or one of them is cut. Always dark round the picture. */

import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { BackCloses } from '#src/ui/hooks/back-closes.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { ScanWork } from '../scan-work.ts'
import { Camera } from './camera.tsx'
import { Crop } from './crop.tsx'
import { words } from './words.ts'
import classes from './window.module.css'

/** The camera, for a new page or in place of one; or one page, after which the camera may go on. */
export type ScanView = 'camera' | { page: string; isRetaken?: boolean; isFromCamera?: boolean }

interface ScanWindowProps {
  work: ScanWork
  title: string
  view: ScanView
  clock: ReactNode
  onView: (view: ScanView) => void
  onClose: () => void
}

export function ScanWindow({ work, title, view, clock, onView, onClose }: ScanWindowProps) {
  const { pages } = useSyncExternalStore(work.listen, work.get)
  const window = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => window.current?.showModal(), [])
  // The browser's own window gives the focus back to what had it.
  const close = () => window.current?.close()
  const at = view === 'camera' ? -1 : pages.findIndex((page) => page.id === view.page)
  const page = pages[at]
  const isCamera = view === 'camera' || view.isRetaken === true
  useEffect(() => {
    if (!isCamera && page === undefined) window.current?.close()
  }, [isCamera, page])
  const isFromCamera = view !== 'camera' && view.isFromCamera === true
  const stored = pages.filter(({ isStored }) => isStored).length
  const isMemory = pages.some(({ isStored }) => isStored === false)
  const saved = isMemory ? words.taken(pages.length) : stored > 0 ? words.saved(stored) : words.none
  return (
    <dialog ref={window} className={classes.window} aria-labelledby={id} onClose={onClose}>
      <BackCloses onClose={close} />
      <header className={classes.head}>
        <IconButton label={isCamera ? words.close : words.back} className={classes.close} onClick={close}>
          {isCamera ? <IconX /> : <IconArrowLeft />}
        </IconButton>
        <div className={classes.titles}>
          <h2 id={id} className={classes.title}>
            {page ? words.page(at + 1) : words.camera}
          </h2>
          <p className={classes.line} role="status">
            {isCamera ? saved : words.crop}
          </p>
        </div>
        {clock}
      </header>
      {isCamera ? (
        <Camera
          work={work}
          title={title}
          replaced={page?.id}
          onPage={(own) => onView({ page: own, isFromCamera: true })}
          onDone={page ? (own = page.id) => onView({ page: own, isFromCamera }) : close}
        />
      ) : (
        page && (
          <Crop
            key={`${page.id}:${page.photo.lastModified}`}
            work={work}
            page={page}
            at={at}
            onRetake={() => onView({ page: page.id, isRetaken: true, isFromCamera })}
            onDone={isFromCamera ? () => onView('camera') : close}
          />
        )
      )}
    </dialog>
  )
}

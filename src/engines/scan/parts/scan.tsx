/** The pages of one file: made of photos, put in order, cut, and handed to their field as one PDF. (ruling R70) */

import { IconCameraPlus, IconDeviceMobile, IconEye, IconPdf } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { SortableRows } from '#src/ui/sortable-rows.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { startScanWorker } from '../inside/scan-engine.ts'
import type { PagesFile } from '../scan-note.ts'
import { buildFile, listDrawn } from './inside/make-file.ts'
import { PageCell } from './inside/page-cell.tsx'
import { preloadPdfPhotos } from './inside/pdf-photos.ts'
import type { ScanState } from './inside/scan-pages.ts'
import { ScanWindow, type ScanView } from './inside/scan-window.tsx'
import { words } from './inside/words.ts'
import { leaveScanWork, type ScanField, type ScanWork, takeScanWork } from './scan-work.ts'
import { useBlobAddress } from './use-blob-address.ts'
import classes from './inside/scan.module.css'

const LIMIT = formatBytes(UPLOAD_RULES.document.maxSize)

/** What has begun it: photos, the press of the camera, or pages that wait. A new object each time. */
export interface ScanStart {
  photos?: readonly File[]
  isCamera?: boolean
  /** The field takes another file in place of the pages. */
  isOther?: boolean
}

export interface ScanProps extends ScanField {
  start: ScanStart
  /** The field takes one file, which is made again after each change; otherwise it takes one more at a press. */
  isOneFile: boolean
  onPages: ((pages: PagesFile) => void) | undefined
  onFile: (file: File) => void
  /** Shown in the head of the camera: a clock that runs on. */
  clock?: ReactNode
  /** The field holds no file. */
  isEmpty?: boolean
  disabled?: boolean | undefined
}

/** Fetches what draws pages, and reads those of a PDF, while there is a connection. */
export function preloadScanParts(): void {
  startScanWorker()
  preloadPdfPhotos()
}

function useScanWork({ shelf, title }: ScanField, onPages: ScanProps['onPages']): ScanWork {
  const work = useMemo(() => takeScanWork({ shelf, title }), [shelf, title])
  useEffect(() => work.setTaker(onPages))
  useEffect(() => {
    void work.begin()
    const onReturn = () => document.visibilityState === 'visible' && void work.refresh()
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('focus', onReturn)
      leaveScanWork({ shelf, title })
    }
  }, [work, shelf, title])
  return work
}

function usePages(work: ScanWork): ScanState {
  return useSyncExternalStore(work.listen, work.get)
}

interface HeadProps extends Pick<ScanProps, 'title' | 'isOneFile'> {
  pages: ScanState['pages']
  isAside: boolean
}

const STITCHES = 20

/** What goes, how large it is, and a look at the whole. */
function Head({ pages, title, isOneFile, isAside }: HeadProps) {
  const drawn = useMemo(() => listDrawn(pages), [pages])
  const total = pages.filter(({ isBroken }) => !isBroken).length
  const size = formatBytes(drawn.reduce((sum, page) => sum + page.drawn.jpeg.size, 0))
  const goes = isAside ? size : isOneFile ? words.goes(size) : words.goesToField(size)
  const file = useMemo(() => (drawn.length > 0 ? buildFile(drawn, title) : undefined), [drawn, title])
  const address = useBlobAddress(file)
  return (
    <Row gap={12} className={classes.head}>
      <IconTile tone="leaf" size={40}>
        <IconPdf />
      </IconTile>
      <Grid grow shrink>
        <Text weight={600}>{total === 1 ? words.onePicture : words.pages(total)}</Text>
        <Text tone="muted" variant="small" role="status">
          {drawn.length < total ? words.making(drawn.length, total) : goes}
        </Text>
        {drawn.length < total && (
          <StitchProgress
            done={Math.floor((drawn.length / total) * STITCHES)}
            total={STITCHES}
            label={words.making(drawn.length, total)}
          />
        )}
      </Grid>
      {address !== undefined && (
        <IconButton label={words.see} href={address} isNewPlace>
          <IconEye size={22} stroke={1.75} />
        </IconButton>
      )}
    </Row>
  )
}

interface NotesProps {
  work: ScanWork
  state: ScanState
  isAside: boolean
}

/** Says which page was removed, which file was not taken, or that a page cannot be drawn. */
function Notes({ work, state: { removed, refused, pages }, isAside }: NotesProps) {
  return (
    <Stack gap={6} role="status">
      {isAside && (
        <Row wrap gap={8}>
          <Text variant="small">{words.aside}</Text>
          <Button variant="default" size="sm" onClick={work.giveAgain}>
            {words.giveAgain}
          </Button>
        </Row>
      )}
      {removed && (
        <Row wrap gap={8}>
          <Text variant="small">{words.removed(removed.at + 1)}</Text>
          <Button variant="subtle" size="sm" onClick={work.undo}>
            {words.undo}
          </Button>
        </Row>
      )}
      {refused.map((reason) => (
        <Text key={reason} tone="error" variant="small" anywhere>
          {reason}
        </Text>
      ))}
      {pages.some(({ most }) => most !== undefined) && <Text variant="small">{words.smaller(LIMIT)}</Text>}
      {pages.some(({ isBroken }) => isBroken) && (
        <Row wrap gap={8}>
          <Text tone="error" variant="small">
            {words.brokenLong}
          </Text>
          <Button variant="default" size="sm" onClick={work.repair}>
            {words.again}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface PagesProps {
  work: ScanWork
  pages: ScanState['pages']
  disabled: boolean | undefined
  onView: (view: ScanView) => void
}

function Pages({ work, pages, disabled, onView }: PagesProps) {
  const move = (id: string, to: number) => {
    if (to < 0 || to >= pages.length) return
    work.move(id, to)
    announce(words.moved(to + 1, pages.length))
  }
  return (
    <SortableRows ids={pages.map(({ id }) => id)} onMove={move} isGrid>
      <ul className={classes.pages}>
        {pages.map((page, at) => (
          <PageCell
            key={page.id}
            page={page}
            at={at}
            total={pages.length}
            disabled={disabled}
            onOpen={() => onView({ page: page.id })}
            onStep={(step) => move(page.id, at + step)}
          />
        ))}
        {!disabled && (
          <li>
            <button type="button" className={classes.add} onClick={() => onView('camera')}>
              <IconCameraPlus stroke={1.75} aria-hidden="true" />
              {words.add}
            </button>
          </li>
        )}
      </ul>
    </SortableRows>
  )
}

/** As it is noted: a page that the camera led to comes back to the camera. */
function nameView(view: ScanView | undefined): string | undefined {
  if (view === undefined || view === 'camera') return view
  return view.isFromCamera ? 'camera' : view.page
}

/** What is open over the page; a reload and a killed tab come back to it. */
function useView(work: ScanWork, start: ScanStart) {
  const [begun, setBegun] = useState<ScanStart>()
  const [view, setView] = useState<ScanView>()
  if (begun !== start) {
    setBegun(start)
    if (start.isCamera) setView('camera')
  }
  useEffect(() => {
    void work.restore().then(() => {
      const open = work.findOpenView()
      if (open !== undefined) setView((now) => now ?? (open === 'camera' ? open : { page: open }))
    })
  }, [work])
  const name = nameView(view)
  useEffect(() => {
    if (name === undefined) return undefined
    work.noteOpenView(name)
    work.setInCamera(name === 'camera')
    return () => {
      work.noteOpenView(undefined)
      work.setInCamera(false)
    }
  }, [work, name])
  return [view, setView] as const
}

export function Scan({ start, clock, isEmpty, disabled, onFile, onPages, isOneFile, ...field }: ScanProps) {
  const id = useId()
  const work = useScanWork(field, onPages)
  const state = usePages(work)
  const [view, setView] = useView(work, start)
  useEffect(() => {
    if (start.photos) void work.add(start.photos)
    if (start.isOther) work.setAside()
  }, [work, start])
  const { pages, removed, refused } = state
  const isAside = isOneFile && (state.isAside || (isEmpty === true && work.isGiven()))
  const isShown = pages.length > 0 || removed !== undefined || refused.length > 0
  return (
    <>
      {isShown && (
        <Stack as="section" gap={12} aria-labelledby={id} className={classes.card}>
          <h3 id={id} className={classes.title}>
            {words.card}
          </h3>
          {pages.length > 0 && (
            <Head pages={pages} title={field.title} isOneFile={isOneFile} isAside={isAside} />
          )}
          <Pages work={work} pages={pages} disabled={disabled} onView={setView} />
          <Notes work={work} state={state} isAside={isAside && pages.length > 0} />
          {!isOneFile && pages.length > 0 && (
            <Button
              onClick={() => {
                onFile(work.build())
                work.clear()
              }}
              disabled={pages.some(({ drawn, isBroken }) => !drawn && !isBroken)}
            >
              {words.done}
            </Button>
          )}
          <Row gap={8}>
            <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />
            <Text tone="muted" variant="small">
              {pages.some(({ isStored }) => isStored === false)
                ? words.staysHere
                : pages.every(({ isStored }) => isStored)
                  ? words.stays
                  : words.storing}
            </Text>
          </Row>
        </Stack>
      )}
      {view !== undefined && !disabled && (
        <ScanWindow
          work={work}
          title={field.title}
          view={view}
          clock={clock}
          onView={setView}
          onClose={() => setView(undefined)}
        />
      )}
    </>
  )
}

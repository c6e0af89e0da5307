/** The camera: shots follow one another without a question; each is stored, and the next can come. Without a camera the gallery is the way. */

import { IconBolt, IconCheck, IconLibraryPhoto } from '@tabler/icons-react'
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '#src/lib/bytes.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { ScanWork } from '../scan-work.ts'
import { useBlobAddress } from '../use-blob-address.ts'
import { MOST_PAGES } from './draw-pages.ts'
import type { ScanPage } from './scan-pages.ts'
import {
  type CameraState,
  hasLight,
  type Seen,
  switchLight,
  takePhoto,
  useCamera,
  useSeenPage,
} from './use-camera.ts'
import { words } from './words.ts'
import classes from './window.module.css'

const STEADY_MS = 600

function StripPage({ page, no, onOpen }: { page: ScanPage; no: number; onOpen: () => void }) {
  const address = useBlobAddress(page.drawn?.thumb)
  return (
    <li>
      <button type="button" className={classes.small} aria-label={words.edit(no)} onClick={onOpen}>
        {address !== undefined && <img src={address} alt="" />}
      </button>
    </li>
  )
}

/** The edges of the page that is seen, over the picture of the camera. */
function SeenPage({ corners, width, height }: Seen) {
  if (corners === undefined) return null
  const points = corners.map(({ x, y }) => `${x * width},${y * height}`).join(' ')
  return (
    <svg className={classes.seen} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polygon points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** In words, for those who do not see the edges. */
function describeSeen(state: CameraState['state'], seen: Seen | undefined): string {
  if (state === 'none') return words.noCamera
  if (seen?.hint) return words.hints[seen.hint]
  return seen?.corners ? words.found : words.looking
}

/** The words of a moment's look, once they have held for two of them: nobody is told of each shake of the hand. */
function useSteady(text: string): string {
  const [steady, setSteady] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSteady(text), STEADY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return steady
}

interface StripProps {
  pages: readonly ScanPage[]
  onPage: (page: string) => void
}

/** The pages so far; the newest is in sight. */
function Strip({ pages, onPage }: StripProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.scrollTo?.({ left: list.current.scrollWidth })
  }, [pages.length])
  return (
    <ul ref={list} className={classes.strip}>
      {pages.map((page, at) => (
        <StripPage key={page.id} page={page} no={at + 1} onOpen={() => onPage(page.id)} />
      ))}
    </ul>
  )
}

interface CameraProps {
  work: ScanWork
  /** The name of its photos. */
  title: string
  /** The page that the next shot takes the place of. */
  replaced: string | undefined
  onPage: (page: string) => void
  /** With the page that took the place of another. */
  onDone: (page?: string) => void
}

const LIMIT = UPLOAD_RULES.document.maxSize
/** From here on the size is marked. */
const NEAR_LIMIT = LIMIT * 0.85

interface ShuttersProps {
  isFull: boolean
  isReady: boolean
  /** Without a camera the gallery is the main way. */
  hasCamera: boolean
  isMultiple: boolean
  onShoot: () => void
  onPhotos: (photos: readonly File[]) => void
  onDone: () => void
}

function Shutters({ isFull, isReady, hasCamera, isMultiple, onShoot, onPhotos, onDone }: ShuttersProps) {
  const gallery = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPhotos(Array.from(currentTarget.files ?? []))
    currentTarget.value = ''
  }
  return (
    <div className={classes.shutters}>
      <button
        type="button"
        className={classes.side}
        disabled={isFull}
        data-main={!hasCamera}
        onClick={() => gallery.current?.click()}
      >
        <IconLibraryPhoto aria-hidden="true" />
        {words.gallery}
      </button>
      <input ref={gallery} type="file" hidden accept="image/*" multiple={isMultiple} onChange={onChange} />
      <button
        type="button"
        className={classes.shutter}
        aria-label={words.shoot}
        disabled={isFull || !isReady}
        onClick={onShoot}
      />
      <button type="button" className={classes.side} data-main={hasCamera} onClick={onDone}>
        <IconCheck aria-hidden="true" />
        {words.done}
      </button>
    </div>
  )
}

function Light({ track }: { track: MediaStreamTrack | undefined }) {
  const [isLit, setLit] = useState(false)
  if (!hasLight(track)) return null
  const toggle = () => {
    switchLight(track, !isLit)
    setLit(!isLit)
  }
  return (
    <IconButton label={words.light} className={classes.light} aria-pressed={isLit} onClick={toggle}>
      <IconBolt />
    </IconButton>
  )
}

export function Camera({ work, title, replaced, onPage, onDone }: CameraProps) {
  const { pages } = useSyncExternalStore(work.listen, work.get)
  const { state, track, video } = useCamera()
  const seen = useSeenPage(video, state === 'ready')
  const hint = useSteady(describeSeen(state, seen))
  const isFull = pages.length >= MOST_PAGES && replaced === undefined
  const bytes = pages.reduce((sum, { drawn }) => sum + (drawn?.jpeg.size ?? 0), 0)

  function take(photos: readonly File[]): void {
    const [first] = photos
    if (first === undefined) return
    if (replaced === undefined) return void work.add(photos)
    onDone(work.replace(replaced, first))
  }
  async function shootPage(): Promise<void> {
    const photo = video.current && (await takePhoto(video.current, title))
    if (photo) take([photo])
  }
  return (
    <>
      <div className={classes.finder}>
        <video ref={video} className={classes.film} playsInline muted aria-hidden="true" />
        {seen && <SeenPage {...seen} />}
        <Light track={track} />
        <p className={classes.pill} role="status">
          {hint}
        </p>
      </div>
      <div className={classes.foot}>
        <p className={classes.count}>
          <strong data-near={bytes > NEAR_LIMIT}>
            {isFull ? words.tooMany(MOST_PAGES) : words.willBe(pages.length, formatBytes(bytes))}
          </strong>
          <span>{words.limit(formatBytes(LIMIT))}</span>
        </p>
        <Strip pages={pages} onPage={onPage} />
        <Shutters
          isFull={isFull}
          isReady={state === 'ready'}
          hasCamera={state !== 'none'}
          isMultiple={replaced === undefined}
          onShoot={() => void shootPage()}
          onPhotos={take}
          onDone={() => onDone()}
        />
      </div>
    </>
  )
}

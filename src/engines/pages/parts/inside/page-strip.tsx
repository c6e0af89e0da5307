/** The pages of a paper as small pictures; each is drawn when it comes into view. */

import { IconMapPinFilled } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import type { PdfPages } from '../../pdf-engine.ts'
import type { Pin } from '../../pins.ts'
import { PdfPage } from './pdf-page.tsx'
import { words } from './words.ts'
import classes from './page-view.module.css'

/** A PDF with more pages shows those around the open one. */
const MOST_SHOWN = 60
const THUMB_WIDTH = 64

interface PageStripProps {
  pages: PdfPages
  no: number
  pins: readonly Pin[]
  onPage: (no: number) => void
}

/** True while it is in view: a page that has left it gives its canvas back. */
function useIsInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '150px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView
}

interface ThumbProps extends PageStripProps {
  each: number
}

function Thumb({ pages, each, no, pins, onPage }: ThumbProps) {
  const place = useRef<HTMLButtonElement>(null)
  const isInView = useIsInView(place)
  const [scale, setScale] = useState<number>()
  const count = pins.filter(({ page }) => page === each).length
  const isOpen = each === no
  useEffect(() => {
    if (!isInView || scale !== undefined) return
    pages.measure(each).then(
      ({ width }) => setScale(THUMB_WIDTH / width),
      () => undefined,
    )
  }, [pages, each, isInView, scale])
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  return (
    <button
      ref={place}
      type="button"
      className={classes.thumb}
      aria-current={isOpen ? 'page' : undefined}
      onClick={() => onPage(each)}
    >
      {isInView && scale !== undefined && <PdfPage pages={pages} no={each} scale={scale} />}
      <span className={classes.thumbNo}>
        <VisuallyHidden>{words.pageWord}</VisuallyHidden> {formatNumber(each)}
      </span>{' '}
      {count > 0 && (
        <span className={classes.thumbPins}>
          <IconMapPinFilled size={12} aria-hidden="true" />
          {formatNumber(count)}
          <VisuallyHidden>{words.pinWord}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}

export function PageStrip(props: PageStripProps) {
  const { pages, no } = props
  const first = Math.max(1, Math.min(no - MOST_SHOWN / 2, pages.count - MOST_SHOWN + 1))
  const shown = Array.from({ length: Math.min(pages.count, MOST_SHOWN) }, (_none, at) => first + at)
  return (
    <nav className={classes.strip} aria-label={words.pages}>
      {shown.map((each) => (
        <Thumb key={each} each={each} {...props} />
      ))}
    </nav>
  )
}

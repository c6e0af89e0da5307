/** One page of a PDF on a canvas, drawn again when it is enlarged; the old drawing stays until then. */

import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import type { PdfPages } from '../../pdf-engine.ts'

/** While somebody zooms, the page is only stretched. */
const QUIET_MS = 150

interface PdfPageProps {
  pages: PdfPages
  no: number
  /** Share of the page's own size. */
  scale: number
  /** Its name for a screen reader; undefined if its button has one. */
  label?: string
  onFail?: () => void
}

/** What was typed on the page; of a photographed one there is none. */
function PageText({ pages, no }: Pick<PdfPageProps, 'pages' | 'no'>) {
  const [text, setText] = useState('')
  useEffect(() => {
    let isHere = true
    pages.readText(no).then(
      (read) => isHere && setText(read),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [pages, no])
  return text !== '' && <VisuallyHidden>{text}</VisuallyHidden>
}

export function PdfPage({ pages, no, scale, label, onFail }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<PdfPages>(undefined)
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    const stop = new AbortController()
    const wait = drawn.current === pages ? QUIET_MS : 0
    const timer = setTimeout(() => {
      pages.draw(no, scale * Math.min(window.devicePixelRatio, 2), stop.signal).then(
        (canvas) => {
          if (stop.signal.aborted) return
          drawn.current = pages
          canvas.setAttribute('aria-hidden', 'true')
          place.current?.replaceChildren(canvas)
        },
        () => !stop.signal.aborted && fail.current?.(),
      )
    }, wait)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [pages, no, scale])
  return (
    <>
      <div ref={place} data-drawing {...(label !== undefined && { role: 'img', 'aria-label': label })} />
      {label !== undefined && <PageText pages={pages} no={no} />}
    </>
  )
}

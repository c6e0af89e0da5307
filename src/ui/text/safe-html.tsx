/** The only place that renders HTML from the server, after the strict allow-list. (ruling R20) */

import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { loadChunk, reportMissingPart } from '#src/lib/load-chunk.ts'
import { countPictureData } from '#src/lib/plain-text.ts'
import { shownPictures } from '#src/lib/saving-data.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { useDrawnPart } from './long-text.tsx'
import { drawPlainHtml } from './plain-html.tsx'
import classes from './safe-html.module.css'

type Sanitiser = (html: string, isQuestion: boolean) => string

/** Kept for all later texts, which render at once. */
let loaded: Sanitiser | undefined

/** The prerendering waits for it. */
export async function loadSanitiser(): Promise<Sanitiser> {
  const { sanitise, sanitiseQuestion } = await import('./sanitise.ts')
  loaded = (html, isQuestion) => (isQuestion ? sanitiseQuestion : sanitise)(html)
  return loaded
}

function useSanitiser(): Sanitiser | undefined {
  const [sanitise, setSanitise] = useState(() => loaded)
  const isMissing = sanitise === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isGone = false
    // If the file is missing, the plain text stays.
    loadChunk(loadSanitiser).then(
      (part) => setSanitise(() => part),
      () => isGone || reportMissingPart(),
    )
    // A text that nobody looks at any more is no reason to reload the page.
    return () => void (isGone = true)
  }, [isMissing])
  return sanitise
}

export interface SafeHtmlProps {
  html: string
  className?: string
  /** Adds to the safe text, such as formulas. */
  draw?: (safe: string) => string
  /** The text of a question, an option or an explanation, which may carry pictures. (ruling R72) */
  isQuestion?: boolean
}

export function SafeHtml({ html, className, draw, isQuestion = false }: SafeHtmlProps) {
  const sanitise = useSanitiser()
  const { part, more } = useDrawnPart(html, { extra: isQuestion ? countPictureData(html) : 0 })
  const [pressed, setPressed] = useState<string>()
  const safe = useMemo(() => {
    const clean = sanitise?.(part, isQuestion)
    return clean !== undefined && draw ? draw(clean) : clean
    // oxlint-disable-next-line react/exhaustive-deps -- a new `pressed` means that `shownPictures` has changed
  }, [sanitise, part, draw, isQuestion, pressed])
  /** `sanitise.ts` puts a button in the place of a picture that waits. */
  const press = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const src = (target as HTMLElement).dataset?.['deferred']
    if (src === undefined) return
    // The button goes with its press.
    currentTarget.tabIndex = -1
    currentTarget.focus({ preventScroll: true })
    shownPictures.add(src)
    setPressed(src)
  }
  const place = joinClassNames(classes.root, className)
  if (safe === undefined) return <div className={place}>{drawPlainHtml(part)}</div>
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press on a button inside */}
      <div key="safe" className={place} onClick={press} dangerouslySetInnerHTML={{ __html: safe }} />
      {more}
    </>
  )
}

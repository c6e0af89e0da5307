/** The only place that renders HTML from the server, after the strict allow-list. (ruling R20) */

import { useEffect, useMemo, useState } from 'react'
import { loadChunk, reportMissingPart } from '#src/lib/load-chunk.ts'
import { countPictureData } from '#src/lib/plain-text.ts'
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
    if (!isMissing) return
    // If the file is missing, the plain text stays.
    loadChunk(loadSanitiser).then(
      (part) => setSanitise(() => part),
      () => reportMissingPart(),
    )
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
  const { part, more } = useDrawnPart(html, isQuestion ? countPictureData(html) : 0)
  const safe = useMemo(() => {
    const clean = sanitise?.(part, isQuestion)
    return clean !== undefined && draw ? draw(clean) : clean
  }, [sanitise, part, draw, isQuestion])
  const place = joinClassNames(classes.root, className)
  if (safe === undefined) return <div className={place}>{drawPlainHtml(part)}</div>
  return (
    <>
      <div key="safe" className={place} dangerouslySetInnerHTML={{ __html: safe }} />
      {more}
    </>
  )
}

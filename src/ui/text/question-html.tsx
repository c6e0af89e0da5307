/**
 * The text of a question, an option or an explanation, with its formulas between `$` signs. Their library is
 * only loaded for a text that has one.
 */

import { useCallback, useEffect, useMemo, useState } from 'react'
import { hasFormula } from '#src/lib/formula.ts'
import { SafeHtml, type SafeHtmlProps } from './safe-html.tsx'

type Draw = (safe: string) => string

/** Kept for all later texts, which render at once. */
let loaded: Draw | undefined

/** Until the library has loaded, and if it cannot load, the text is shown as written. */
function useFormulas(isWanted: boolean): Draw | undefined {
  const [draw, setDraw] = useState(() => loaded)
  const isMissing = isWanted && draw === undefined
  useEffect(() => {
    if (!isMissing) return
    import('./formulas.ts').then(
      ({ drawFormulas }) => {
        loaded = drawFormulas
        setDraw(() => drawFormulas)
      },
      () => undefined,
    )
  }, [isMissing])
  return isWanted ? draw : undefined
}

export function QuestionHtml(props: Omit<SafeHtmlProps, 'draw' | 'isQuestion'>) {
  const isWanted = useMemo(() => hasFormula(props.html), [props.html])
  const drawAll = useFormulas(isWanted)
  const draw = useCallback((safe: string) => drawAll?.(safe) ?? safe, [drawAll])
  return <SafeHtml {...props} isQuestion {...(drawAll && { draw })} />
}

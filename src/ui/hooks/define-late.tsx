import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { reportMissingPart } from '#src/lib/load-chunk.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { words } from '#src/ui/words.ts'

/** In place of a part whose file did not come: it is asked for again at a press, and when the connection returns. */
function MissingPart({ onRetry }: { onRetry: (isAsked: boolean) => void }) {
  useEffect(() => {
    const retry = () => onRetry(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [onRetry])
  return (
    <Box pad={12}>
      <Failed shape="row" error={{ msg: words.failed.part }} onRetry={() => onRetry(true)} />
    </Box>
  )
}

/**
 * A component whose file comes when it is first drawn, for what opens at a press; `meanwhile` is drawn until then. React's `lazy` would
 * show it 300 ms later than it can, since a boundary that has shown its fallback waits so long before it shows more.
 */
export function defineLate<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  let isAsked = false
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const isWanted = Part === undefined && !hasFailed
    useEffect(() => {
      if (!isWanted) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => {
          setFailed(true)
          reportMissingPart(isAsked)
        },
      )
    }, [isWanted])
    if (Part) return <Part {...props} />
    if (!hasFailed) return meanwhile
    const retry = (wasPressed: boolean) => {
      isAsked = wasPressed
      setFailed(false)
    }
    return <MissingPart onRetry={retry} />
  }
}

/**
 * As React's `lazy`, for a part below a `Suspense`. A rejected `lazy` takes everything up to the next error boundary with it, for good; here a
 * file that does not come leaves a sentence in the part's place, or what does without the file.
 */
export function defineLazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = defineLate(load),
) {
  return lazy(async () => ({ default: await load().catch(() => instead) }))
}

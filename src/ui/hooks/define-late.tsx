import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { reportMissingPart } from '#src/lib/load-chunk.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { words } from '#src/ui/words.ts'

/** Replaces a part whose file did not load: a press, or the return of the connection, retries it. */
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
 * A component whose file loads when it is first rendered, for what opens on a press; `meanwhile` is rendered
 * until then; as a function of the props it is what works without the file, and stays if that does not load. React's `lazy` would show it 300 ms later, since a boundary that has shown its fallback waits
 * that long.
 */
export function defineLate<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode | ((props: P) => ReactNode),
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  let isAsked = false
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const isWanted = Part === undefined && !hasFailed
    useEffect(() => {
      if (!isWanted) return undefined
      let isGone = false
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => {
          setFailed(true)
          // A part that has left the page is no reason to reload it.
          if (!isGone) reportMissingPart(isAsked)
        },
      )
      return () => void (isGone = true)
    }, [isWanted])
    if (Part) return <Part {...props} />
    const plain = typeof meanwhile === 'function' ? meanwhile(props) : undefined
    if (!hasFailed) return plain ?? (meanwhile as ReactNode)
    const retry = (wasPressed: boolean) => {
      isAsked = wasPressed
      setFailed(false)
    }
    return (
      <>
        <MissingPart onRetry={retry} />
        {plain}
      </>
    )
  }
}

/**
 * Like React's `lazy`, for a part below a `Suspense`. A rejected `lazy` permanently replaces everything up to
 * the next error boundary. Here a file that does not load leaves a message in place of the part, or a
 * fallback that works without the file.
 */
export function defineLazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = defineLate(load),
) {
  return lazy(async () => ({ default: await load().catch(() => instead) }))
}

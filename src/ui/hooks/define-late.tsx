import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose file comes when it is first drawn, for what opens at a press; `meanwhile` stands in its place until then. React's `lazy` would
 * show it 300 ms later than it can, since a boundary that has shown its fallback waits so long before it shows more.
 */
export function defineLate<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ReactNode,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const isMissing = Part === undefined
    useEffect(() => {
      if (!isMissing) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        // To the boundary around it, as any part that cannot be drawn.
        (error: unknown) =>
          setPart(() => {
            throw error
          }),
      )
    }, [isMissing])
    return Part ? <Part {...props} /> : meanwhile
  }
}

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

interface PartOptions {
  /** Drawn until the part has come, and when it cannot be fetched. */
  meanwhile?: ReactNode
  /** The next wish tries again. */
  onFail?: () => void
}

/** A part of a page that is fetched when it is first wanted, and then stays. `load` and `onFail` must be the same functions each time. */
export function usePart(isWanted: boolean, load: () => Promise<ComponentType>, { meanwhile, onFail }: PartOptions = {}): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  const isMissing = part === undefined
  useEffect(() => {
    if (!isWanted || !isMissing) return
    load().then(
      (component) => setPart(createElement(component)),
      () => onFail?.(),
    )
  }, [isWanted, isMissing, load, onFail])
  return part ?? meanwhile
}

import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router'

/**
 * The browser's way back closes what lies over the page before it leaves the page, as people expect of a sheet on a phone. One open
 * panel at a time: the router keeps one such rule.
 */
export function useBackCloses(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  }, [blocker, onClose])
}

/**
 * State of pushes on this device, updated while the page is open, and the actions that change it. (ruling
 * R59)
 */

import { useEffect, useState } from 'react'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { findPushState, readPushState, turnOffPush, turnOnPush } from './device.ts'
import { words } from './words.ts'

export type Push = ReturnType<typeof usePush>

/** A call's error has its reason; the browser's own services only report a failure. */
function explain(error: unknown): Error {
  return error instanceof Error && 'msg' in error
    ? error
    : Object.assign(new Error('push', { cause: error }), { msg: words.failed })
}

/** Calls back when the person has changed the permission in the browser, or something in another tab. */
function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | undefined
  let isOver = false
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return
      status = found
      found.addEventListener('change', onChange)
    },
    () => undefined,
  )
  document.addEventListener('visibilitychange', onChange)
  return () => {
    isOver = true
    status?.removeEventListener('change', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

export function usePush() {
  const [state, setState] = useState(findPushState)
  const [isUnanswered, setUnanswered] = useState(false)
  useEffect(() => {
    const read = () => void readPushState().then(setState)
    read()
    return watchPermission(read)
  }, [])
  const turningOn = useInlineAction(async () => {
    setUnanswered(false)
    const now = await turnOnPush().catch((error: unknown) => {
      throw explain(error)
    })
    setState(now)
    // The browser's question was closed without an answer.
    setUnanswered(now === 'off')
  })
  const turningOff = useInlineAction(async () => setState(await turnOffPush()))
  return { state, isUnanswered, turningOn, turningOff }
}

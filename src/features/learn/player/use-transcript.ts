/** The sentences of a recording, read when the transcript is opened. */

import { useEffect, useRef, useState } from 'react'
import { readCaptions } from '#src/api/captions.ts'
import { type Cue, joinSentences } from '#src/lib/captions.ts'

export interface Transcript {
  /** Undefined until they are read. */
  lines: readonly Cue[] | undefined
  hasFailed: boolean
  retry: () => void
}

/** The recording is read again within this time, in milliseconds. */
const RENEWAL_LIMIT = 8000

/** `onExpired` reads the recording again, whose reply has a fresh address. (ruling R46) */
export function useTranscript(recordingId: string, address: string, onExpired: () => void): Transcript {
  const [lines, setLines] = useState<readonly Cue[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const renewed = useRef(false)
  const latest = useRef(onExpired)
  useEffect(() => {
    latest.current = onExpired
  })
  useEffect(() => {
    // Each later reply of the recording has another address of the same text.
    if (lines !== undefined) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFailure = () => {
      if (stop.signal.aborted) return
      if (renewed.current || !navigator.onLine) return setHasFailed(true)
      // The page was open for longer than its address lasts: the new one reads again.
      renewed.current = true
      latest.current()
      timer = setTimeout(() => setHasFailed(true), RENEWAL_LIMIT)
    }
    readCaptions(recordingId, address, stop.signal).then((cues) => {
      setLines(joinSentences(cues))
      setHasFailed(false)
    }, onFailure)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [recordingId, address, attempt, lines])
  const retry = () => {
    onExpired()
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { lines, hasFailed, retry }
}

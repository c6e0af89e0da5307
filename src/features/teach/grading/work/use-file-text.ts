/** The text of a file of somebody's, read from the media host to be shown as text. (ruling R46) */
import { useEffect, useState } from 'react'

/** Larger files are not read into the page, in bytes. */
const LARGEST = 512 * 1024

export type FileText = { state: 'reading' } | { state: 'ready'; text: string } | { state: 'failed' }

/** Addresses expire and are given anew with each reply; the content of one checksum stays the same. */
const known = new Map<string, string>()

export function useFileText({ url, size, sha256 }: { url: string; size: number; sha256: string }): FileText {
  const [read, setRead] = useState<{ of: string; text: string | undefined }>()
  const isWanted = url !== '' && size <= LARGEST && !known.has(sha256)
  useEffect(() => {
    if (!isWanted) return undefined
    const stop = new AbortController()
    void (async () => {
      try {
        const response = await fetch(url, { signal: stop.signal, credentials: 'omit' })
        if (!response.ok) throw new Error(String(response.status))
        const text = await response.text()
        known.set(sha256, text)
        setRead({ of: sha256, text })
      } catch {
        if (!stop.signal.aborted) setRead({ of: sha256, text: undefined })
      }
    })()
    return () => stop.abort()
  }, [isWanted, url, sha256])
  const text = known.get(sha256)
  if (text !== undefined) return { state: 'ready', text }
  return !isWanted || read?.of === sha256 ? { state: 'failed' } : { state: 'reading' }
}

/** The text of a submitted file, read once for everything that shows or counts it. */

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { decodeText } from '#src/engines/archives/decode-text.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { readFile } from './read-file.ts'

/** Larger files are only offered for download, in bytes. */
const MAX_BYTES = 512 * 1024

export type FileText = { state: 'reading' } | { state: 'ready'; text: string } | { state: 'failed' }

export const TEXTS = ['txt', 'md', 'csv', ...UPLOAD_RULES.code.extensions]

/** Texts by checksum, since the signed address of a file changes with each reply. */
const cache = new Map<string, string>()
const listeners = new Set<() => void>()

function keepText(checksum: string, text: string): void {
  cache.set(checksum, text)
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Undefined until somebody has read it. */
export function useKnownText({ sha256 }: Pick<FileValue, 'sha256'>): string | undefined {
  return useSyncExternalStore(subscribe, () => cache.get(sha256))
}

/** Reads an uploaded text file to show it; any other file has no text. `hasBytes`: they can be read at all. (ruling R46) */
export function useFileText(file: FileValue, hasBytes = file.url !== ''): FileText {
  const { url, name, size, sha256 } = file
  const text = useKnownText(file)
  const [failed, setFailed] = useState<string>()
  const isWanted =
    hasBytes && size <= MAX_BYTES && TEXTS.includes(getFileExtension(name)) && text === undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const stop = new AbortController()
    void (async () => {
      try {
        const bytes = await readFile({ url, sha256 }, stop.signal)
        const found = bytes && decodeText(new Uint8Array(bytes))
        if (found === undefined) setFailed(sha256)
        else keepText(sha256, found)
      } catch {
        if (!stop.signal.aborted) setFailed(sha256)
      }
    })()
    return () => stop.abort()
  }, [isWanted, url, sha256])
  if (text !== undefined) return { state: 'ready', text }
  return !isWanted || failed === sha256 ? { state: 'failed' } : { state: 'reading' }
}

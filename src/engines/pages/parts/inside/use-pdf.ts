/** The pages of a PDF at an address; the engine comes with the first PDF that is opened. (docs/decisions/0029) */

import { useEffect, useState } from 'react'
import { loadPdfEngine } from '../../load-pdf-engine.ts'
import type { PdfFault, PdfPages } from '../../pdf-engine.ts'

/** `unread`: its bytes or the engine did not arrive, so another try may help. */
export type PdfRead =
  | { state: 'reading' }
  | { state: 'ready'; pages: PdfPages }
  | { state: 'failed'; fault: PdfFault | 'unread' }

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(String(response.status))
  return response.arrayBuffer()
}

async function open(from: string | Blob, signal: AbortSignal): Promise<PdfPages> {
  const [{ openPdf }, bytes] = await Promise.all([
    loadPdfEngine(),
    typeof from === 'string' ? fetchBytes(from, signal) : from.arrayBuffer(),
  ])
  return openPdf(bytes)
}

const findFault = (error: unknown): PdfFault | 'unread' =>
  error instanceof Error && 'fault' in error ? (error.fault as PdfFault) : 'unread'

/** `from`: its address, or its bytes. `file` identifies it, since a signed address changes with each reply. */
export function usePdf(from: string | Blob | undefined, file: string): { read: PdfRead; retry: () => void } {
  const [read, setRead] = useState<PdfRead>({ state: 'reading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (from === undefined) return undefined
    const stop = new AbortController()
    let opened: PdfPages | undefined
    setRead({ state: 'reading' })
    open(from, stop.signal).then(
      (pages) => {
        if (stop.signal.aborted) return pages.close()
        opened = pages
        setRead({ state: 'ready', pages })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setRead({ state: 'failed', fault: findFault(error) })
      },
    )
    return () => {
      stop.abort()
      opened?.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another address of the same file is no other PDF
  }, [file, tries])
  return { read, retry: () => setTries((before) => before + 1) }
}

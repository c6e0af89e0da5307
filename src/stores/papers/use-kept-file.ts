/** A submitted file of a paper that was taken along, as an address in this page. (ruling R87) */

import { useEffect, useState } from 'react'
import { findKeptFile } from './kept-papers.ts'
import { useKeptPapers } from './papers-store.ts'

export interface KeptFile {
  blob: Blob
  url: string
}

/** `null` while it is read; undefined where it is not on the device. `sha256`: identifies the file, whose address changes. */
export function useKeptFile({ sha256 }: { sha256: string }): KeptFile | null | undefined {
  const isHere = useKeptPapers(
    ({ isRead, papers }) => !isRead || papers.some(({ files }) => files.includes(sha256)),
  )
  const [found, setFound] = useState<{ sha256: string; file: KeptFile | undefined }>()
  const isFound = found?.sha256 === sha256
  useEffect(() => {
    if (!isHere || isFound) return undefined
    let isLatest = true
    void findKeptFile(sha256).then((bytes) => {
      if (!isLatest) return
      const blob = bytes && new Blob([bytes])
      setFound({ sha256, file: blob && { blob, url: URL.createObjectURL(blob) } })
    })
    return () => {
      isLatest = false
    }
  }, [isHere, isFound, sha256])
  const url = found?.file?.url
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url])
  if (isFound) return found.file
  return isHere ? null : undefined
}

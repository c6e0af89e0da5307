/**
 * Files of the papers that come next, read before they are opened: a photo and a PDF are drawn from their bytes at once. A device that
 * saves data reads them when they are opened. (ruling R69)
 */

import { useEffect } from 'react'
import type { FileValue, Submission } from '#src/api/shapes/submission.ts'
import { loadPdfEngine } from '#src/engines/pages/load-pdf-engine.ts'
import { loadView } from '#src/engines/pages/parts/late-page-view.ts'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { getFileExtension } from '#src/lib/file-name.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

/** Papers whose files are read ahead. */
export const FILES_AHEAD = 3
/** Files in memory: those ahead, the one on screen, and one to go back to. */
const MOST_FILES = 8
/** A larger one is read when it is opened. */
const LARGEST = 8 * MEGABYTE

interface EarlyFile {
  blob: Blob
  url: string
}

interface Read {
  coming: Promise<Blob | undefined>
  file?: EarlyFile
}

/** By hash, since the address of a file changes with each reply; the oldest first. */
const files = new Map<string, Read>()

function forget([hash, { file }]: readonly [string, Read]): void {
  files.delete(hash)
  if (file) URL.revokeObjectURL(file.url)
}

async function fetchFile({ url }: FileValue): Promise<Blob | undefined> {
  try {
    const response = await fetch(url, { credentials: 'omit', priority: 'low' })
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}

function readFileAhead(file: FileValue): void {
  const { sha256, url, size } = file
  if (files.has(sha256) || url === '' || size > LARGEST) return
  const read: Read = { coming: fetchFile(file) }
  files.set(sha256, read)
  for (const old of [...files].slice(0, -MOST_FILES)) forget(old)
  const keep = (blob: Blob | undefined) => {
    if (blob === undefined) files.delete(sha256)
    else if (files.get(sha256) === read) read.file = { blob, url: URL.createObjectURL(blob) }
  }
  // Without an address in the page it is read when it is opened.
  read.coming.then(keep).catch(() => files.delete(sha256))
}

/** The bytes of a file that was read ahead, also while they come; undefined for any other. */
export const findAhead = ({ sha256 }: Pick<FileValue, 'sha256'>): Promise<Blob | undefined> | undefined =>
  files.get(sha256)?.coming

/** A file that is here by now. */
export const findEarlyFile = ({ sha256 }: Pick<FileValue, 'sha256'>): EarlyFile | undefined =>
  files.get(sha256)?.file

const VIDEOS: readonly string[] = UPLOAD_RULES.video.extensions
const PICTURES: readonly string[] = UPLOAD_RULES.picture.extensions

function readAhead(file: FileValue): void {
  const ending = getFileExtension(file.name)
  if (VIDEOS.includes(ending)) return
  const load = async () => {
    if (ending === 'pdf' || PICTURES.includes(ending)) await loadView()
    if (ending === 'pdf') await loadPdfEngine()
  }
  load().catch(() => undefined)
  readFileAhead(file)
}

/** `question`: only the file of this answer; else those of the whole paper. */
export function useFilesAhead(paper: Submission | undefined, question?: string): void {
  useEffect(() => {
    if (paper === undefined || isSavingData()) return
    for (const { question: answered, value } of paper.answers) {
      const isFile = typeof value === 'object' && value !== null && 'sha256' in value
      if (isFile && (question === undefined || answered === question)) readAhead(value as FileValue)
    }
  }, [paper, question])
}

runAtSessionEnd(() => [...files].forEach(forget))

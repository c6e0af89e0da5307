/** Takes papers along: reads each with its files, removes the names, and stores it on the device. (ruling R87) */

import { ApiError } from '#src/api/client/api-error.ts'
import type { FileValue, Submission } from '#src/api/shapes/submission.ts'
import { loadPdfEngine } from '#src/engines/pages/load-pdf-engine.ts'
import { loadView } from '#src/engines/pages/parts/late-page-view.ts'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { getFileExtension, putExtension } from '#src/lib/file-name.ts'
import { keepPaper } from '#src/stores/papers/kept-papers.ts'
import { takingChanged, useKeptPapers } from '#src/stores/papers/papers-store.ts'
import { readPaper } from '../../shared/read-papers.ts'
import { isFile } from '../work/answer.tsx'
import { loadZipWorker } from '../work/zip/use-zip.ts'
import { words } from './words.ts'

/** A larger file, such as a recording of the screen, stays at the server. */
const LARGEST_FILE = 25 * MEGABYTE

export interface TakeEnd {
  /** `full`: the device has no room · `denied`: it stores nothing · `line`: no answer · `stopped`: by the teacher. */
  why: 'done' | 'full' | 'denied' | 'offline' | 'stopped'
  done: number
  all: number
  /** Papers that are gone at the server. */
  gone: number
  /** Files that are too large. */
  left: number
}

const listFiles = ({ answers }: Submission): FileValue[] =>
  answers.flatMap(({ value }) => (isFile(value) ? value : []))

/** A number in place of the learner's name, no name of a file, and no signed address. */
function removeNames(paper: Submission, paperNo: number): Submission {
  let no = 0
  return {
    ...paper,
    learner: { ...paper.learner, name: words.learner(paperNo), picture: '' },
    answers: paper.answers.map((answer) => {
      if (!isFile(answer.value)) return answer
      no += 1
      const ending = getFileExtension(answer.value.name)
      const name = ending === '' ? words.file(no) : putExtension(words.file(no), ending)
      return { ...answer, value: { ...answer.value, url: '', name } }
    }),
  }
}

/** Fetches the late files that show answers, while there is a connection. */
async function loadViews(files: readonly FileValue[], pdf: ArrayBuffer | undefined): Promise<void> {
  await Promise.all([
    import('../work/code-view.tsx'),
    loadView(),
    ...(files.some(({ name }) => getFileExtension(name) === 'zip')
      ? [loadZipWorker(), import('../work/zip/zip-view.tsx')]
      : []),
    // Opened once, so that its worker is on the device too.
    pdf && loadPdfEngine().then(async ({ openPdf }) => (await openPdf(pdf.slice(0))).close()),
  ])
}

async function readFiles(files: readonly FileValue[], signal: AbortSignal) {
  const bytes = new Map<string, ArrayBuffer>()
  let left = 0
  for (const { url, size, sha256 } of files) {
    if (size > LARGEST_FILE) left += 1
    if (size > LARGEST_FILE || url === '' || bytes.has(sha256)) continue
    const response = await fetch(url, { signal, credentials: 'omit' })
    // A file that its host refuses is shown as such, as with a connection.
    if (response.ok) bytes.set(sha256, await response.arrayBuffer())
  }
  return { bytes, left }
}

async function takeOne(id: string, no: number, signal: AbortSignal) {
  const paper = await readPaper(id, signal)
  if (paper === undefined) return 'gone'
  const files = listFiles(paper)
  const { bytes, left } = await readFiles(files, signal)
  const pdf = files.find(({ name }) => getFileExtension(name) === 'pdf')
  await loadViews(files, pdf && bytes.get(pdf.sha256)).catch(() => undefined)
  return { left, state: await keepPaper({ id, reply: removeNames(paper, no), files: bytes }) }
}

const isUnanswered = (error: unknown) => error instanceof TypeError || error instanceof ApiError

/** Takes these, without those that are here already. Never rejects for a connection that goes. */
export async function takePapers(ids: readonly string[], signal: AbortSignal): Promise<TakeEnd> {
  const known = new Set(useKeptPapers.getState().papers.map(({ id }) => id))
  const wanted = ids.filter((id) => !known.has(id))
  const end: TakeEnd = { why: 'done', done: 0, all: wanted.length, gone: 0, left: 0 }
  try {
    for (const id of wanted) {
      takingChanged({ done: end.done, all: end.all })
      const taken = await takeOne(id, known.size + end.done + 1, signal)
      if (taken === 'gone') end.gone += 1
      else if (taken.state === 'stored') {
        end.done += 1
        end.left += taken.left
      } else return { ...end, why: taken.state }
    }
    return end
  } catch (error) {
    if (signal.aborted) return { ...end, why: 'stopped' }
    if (isUnanswered(error)) return { ...end, why: 'offline' }
    throw error
  } finally {
    takingChanged(undefined)
  }
}

/**
 * Takes a module along: reads its texts for the store of replies, and fetches its files into a cache. Its classes are
 * kept as any other. (rulings R67, R68)
 */

import * as v from 'valibot'
import { ApiError } from '#src/api/client/api-error.ts'
import { readAssignment } from '#src/api/contract/assignment.ts'
import { readInstruction } from '#src/api/contract/exam.ts'
import { readBatchRecordings } from '#src/api/contract/recording.ts'
import { readResourcesByModule } from '#src/api/contract/resource.ts'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { readSubmission } from '#src/api/contract/submission.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { FileValue } from '#src/api/shapes/submission.ts'
import { offers } from '#src/lib/features.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { getLastingAddress } from '#src/lib/stored-file.ts'
import { changeModule, removeModule } from '#src/stores/kept/change-kept.ts'
import { findModule } from '#src/stores/kept/find-kept.ts'
import type { KeptModule, ModuleFile } from '#src/stores/kept/kept-class.ts'
import { buildKeptName, type KeptFiles, openKeptFiles } from '#src/stores/kept/kept-disk.ts'
import { fetchClassTexts, fetchReply } from './fetch-for-reading.ts'
import { splitParts } from './module-parts.ts'

/** A file with the signed address of its latest reply. */
interface Offered extends Omit<ModuleFile, 'isHere' | 'address'> {
  url: string
}

async function listTaskFiles(id: string): Promise<Offered[]> {
  const { file, submission } = await fetchReply(readAssignment(id))
  const task = file ? [{ ...file, id: `task-${id}` }] : []
  if (!submission) return task
  const { answers } = await fetchReply(readSubmission(submission))
  const own = answers.flatMap(({ question, value }) =>
    v.is(FileValue, value) && value.url !== ''
      ? [{ id: `own-${submission}-${question}`, url: value.url, name: value.name, size: value.size }]
      : [],
  )
  return [...task, ...own]
}

/**
 * Its resources, and the files of its tasks and of what was handed in for them; `onRead` is told the tasks whose
 * texts have come. Rejects without a connection.
 */
export async function listModuleFiles(
  batchId: string,
  module: StudyModule,
  onRead: (task: string) => void = () => undefined,
): Promise<Offered[]> {
  const resources = offers.resources ? await fetchReply(readResourcesByModule(batchId)) : []
  const files: Offered[] = resources
    .filter((each) => each.module._id === module._id)
    .flatMap((each) => each.resources)
    .filter(({ kind }) => kind === 'file')
    .map(({ _id, url, file_name, title, size }) => ({ id: _id, url, name: file_name || title, size }))
  for (const task of splitParts(module).tasks) {
    const own = await unlessRefused(listTaskFiles(task), undefined)
    if (own === undefined) continue
    files.push(...own)
    onRead(task)
  }
  return files
}

/**
 * Reads what the pages of a module show, and lists its files. Rejects without a connection, or if the server refuses
 * the module; what single items refuse is left out.
 */
async function readModule({
  id,
  batchId,
}: KeptModule): Promise<{ offered: Offered[]; texts: readonly string[] }> {
  const plan = await fetchReply(readStudyPlan(batchId))
  const module = plan.modules.find(({ _id }) => _id === id)
  if (module === undefined) throw new ApiError('http', { status: 404 })
  const texts: string[] = []
  const offered = await listModuleFiles(batchId, module, (task) => texts.push(task))
  await fetchReply(readBatchRecordings(batchId))
  const { recordings, results } = splitParts(module)
  for (const recording of recordings) await unlessRefused(fetchClassTexts(recording), undefined)
  for (const result of results) if (await unlessRefused(fetchResult(result), false)) texts.push(result.exam)
  return { offered, texts }
}

/** An exam's own page, and what it shows of the newest try. */
async function fetchResult({ exam, submission }: { exam: string; submission: string }): Promise<true> {
  await fetchReply(readInstruction(exam))
  await fetchReply(readSubmission(submission))
  return true
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'http'

/** A server's “no” about one item, or captions that do not come, leave that item out. */
async function unlessRefused<T>(reading: Promise<T>, without: T): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && !isRefusal(error)) throw error
    return without
  }
}

/** False once the module was deleted or its session has ended: then nothing more may come to the device. */
const isWanted = (id: string, signal: AbortSignal) => !signal.aborted && findModule(id) !== undefined

/** Fetches one file; false if its host refuses it. Rejects without a connection, and if the device is full. */
async function fetchFile(
  { id, url }: Offered,
  into: KeptFiles,
  isStillWanted: () => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(url, { signal, credentials: 'omit' })
  if (!answer.ok || !isStillWanted()) return false
  await into.put(buildKeptName(id), answer)
  return true
}

async function fetchFiles(
  record: KeptModule,
  offered: readonly Offered[],
  signal: AbortSignal,
): Promise<void> {
  const isStillWanted = () => isWanted(record.id, signal)
  if (!isStillWanted()) return
  const cache = await openKeptFiles(record.id)
  const names = await cache.listNames()
  const wanted = record.wantsFiles ? offered : []
  const wantedNames = new Set(wanted.map(({ id }) => buildKeptName(id)))
  await cache.drop([...names].filter((name) => !wantedNames.has(name)))
  // A newer version of a file has another size, and is fetched again.
  let files: readonly ModuleFile[] = wanted.map(({ id, url, name, size }) => ({
    id,
    name,
    size,
    address: getLastingAddress(url),
    isHere: names.has(buildKeptName(id)) && record.files.some((each) => each.id === id && each.size === size),
  }))
  await changeModule(record.id, { files })
  for (const each of wanted) {
    if (files.some(({ id, isHere }) => id === each.id && isHere)) continue
    if (!isStillWanted()) return
    if (!(await fetchFile(each, cache, isStillWanted, signal))) continue
    files = files.map((file) => (file.id === each.id ? { ...file, isHere: true } : file))
    await changeModule(record.id, { files })
  }
}

/**
 * Brings a module to the device, or up to date there. Resolves with false without a connection, or if the server
 * fails: it is tried again later.
 */
export async function takeModule(record: KeptModule, signal: AbortSignal): Promise<boolean> {
  try {
    const { offered, texts } = await readModule(record)
    await fetchFiles(record, offered, signal)
    await changeModule(record.id, { state: 'done', contactAt: getDeviceNow(), texts })
    return true
  } catch (error) {
    if (isRefusal(error) && (error.status === 403 || error.status === 404 || error.status === 410)) {
      await removeModule(record.id)
      return true
    }
    if (error instanceof Error && error.name === 'QuotaExceededError') {
      await changeModule(record.id, { state: 'full' })
      return true
    }
    return false
  }
}

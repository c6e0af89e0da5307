/**
 * Fetches the files of one class into the device's cache: those that are there already are skipped, so that it goes on where a lost connection,
 * a pause or a closed tab stopped it. Addresses that have expired are asked anew. (rulings R46, R68)
 */

import { ApiError } from '#src/api/client/api-error.ts'
import type { Recording } from '#src/api/shapes/recording.ts'
import { EXPIRED, makeStreamAddresses } from '#src/engines/streams/stream-addresses.ts'
import type { Variant } from '#src/engines/streams/stream-playlist.ts'
import { countTransfer } from '#src/lib/saving-data.ts'
import { type KeptClass, pickFacts, type Unkeepable } from '#src/stores/kept/kept-class.ts'
import { KEPT_CAPTIONS, KEPT_POSTER, type KeptFiles } from '#src/stores/kept/kept-disk.ts'
import { CannotKeepStream, type KeptStream, readKeptStream, type StreamFile } from './kept-stream.ts'

export interface KeepPorts {
  /** Reads the recording anew; rejects with an `ApiError`. */
  ask: (id: string) => Promise<Recording>
  fetch: typeof globalThis.fetch
  files: KeptFiles
  /** Called after each file. */
  report: (change: Partial<KeptClass>) => Promise<void>
  signal: AbortSignal
}

/**
 * How it ended. `no-line`: may go on by itself · `later`: its media host refuses it under a new address too · `full`: no room · `refused`:
 * by the server, with its status · `unusable`: the stream cannot be kept · `stopped`: by the person.
 */
export type KeepEnd =
  | { kind: 'done' | 'no-line' | 'later' | 'full' | 'stopped' }
  | { kind: 'unusable'; reason: Unkeepable }
  | { kind: 'refused'; status: number | undefined }

/** A stream that sends nothing for this long has lost its connection, in milliseconds. */
const SILENCE = 30_000

class Refused extends Error {}

/** The whole body; rejects if nothing more arrives. */
async function readBody(answer: Response, stop: AbortController): Promise<Blob> {
  const reader = answer.body?.getReader()
  if (reader === undefined) return answer.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const timer = setTimeout(() => stop.abort(), SILENCE)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return new Blob(parts)
    parts.push(value)
  }
}

/** Expected bytes of a class in this rendition. */
export const estimateBytes = ({ average }: Pick<Variant, 'average'>, seconds: number) =>
  Math.round((average / 8) * seconds)

function explain(error: unknown, signal: AbortSignal): KeepEnd {
  if (signal.aborted) return { kind: 'stopped' }
  if (error instanceof CannotKeepStream) return { kind: 'unusable', reason: error.reason }
  if (error instanceof Refused) return { kind: 'later' }
  if (error instanceof ApiError) {
    const isRefusal = error.status === 403 || error.status === 404 || error.status === 410
    return isRefusal ? { kind: 'refused', status: error.status } : { kind: 'no-line' }
  }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' }
  return { kind: 'no-line' }
}

function makeFetcher({ ask, fetch, signal }: KeepPorts, id: string) {
  const addresses = makeStreamAddresses(async () => (await ask(id)).url)

  async function get(address: string, range: StreamFile['range']): Promise<{ answer: Response; body: Blob }> {
    const stop = new AbortController()
    const onStop = () => stop.abort()
    signal.addEventListener('abort', onStop)
    const timer = setTimeout(onStop, SILENCE)
    try {
      signal.throwIfAborted()
      const answer = await fetch(address, {
        signal: stop.signal,
        credentials: 'omit',
        ...(range && { headers: { range: `bytes=${range[0]}-${range[1] - 1}` } }),
      }).finally(() => clearTimeout(timer))
      const body = answer.ok ? await readBody(answer, stop) : new Blob()
      countTransfer(address, body.size)
      // A host may send the whole file all the same.
      const isWhole = range !== undefined && answer.status !== 206
      return { answer, body: isWhole ? body.slice(...range) : body }
    } finally {
      signal.removeEventListener('abort', onStop)
    }
  }

  /** Under the file's newest address, and once more under one that is asked anew. */
  async function fetchFile(
    url: string,
    range?: StreamFile['range'],
  ): Promise<{ answer: Response; body: Blob }> {
    const first = await get(addresses.getFresh(url), range)
    if (first.answer.ok) return first
    const fresh = EXPIRED.has(first.answer.status) ? await addresses.renew(url) : undefined
    const second = fresh === undefined ? first : await get(fresh, range)
    if (!second.answer.ok) throw new Refused(String(second.answer.status))
    return second
  }

  async function fetchPlaylist(url: string): Promise<string> {
    const { answer, body } = await fetchFile(url)
    const text = await body.text()
    addresses.learn(addresses.getFresh(url), text, answer.url || url)
    return text
  }

  return { fetchFile, fetchPlaylist, learn: addresses.learn }
}

const rebuild = ({ answer, body }: { answer: Response; body: Blob }) =>
  new Response(body, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } })

const BESIDE: ReadonlySet<string> = new Set([KEPT_CAPTIONS, KEPT_POSTER])

/** Captions and poster come along; a class without them can be watched. */
async function fetchBeside(
  { captions, poster }: Recording,
  files: KeptFiles,
  fetchFile: ReturnType<typeof makeFetcher>['fetchFile'],
): Promise<void> {
  const names = await files.listNames()
  for (const [name, address] of [
    [KEPT_CAPTIONS, captions],
    [KEPT_POSTER, poster],
  ] as const)
    if (address && URL.canParse(address) && !names.has(name))
      await fetchFile(address)
        .then((fetched) => files.put(name, rebuild(fetched)))
        .catch(() => undefined)
}

/** Stores the playlists; another cut of the stream than the one that was begun makes its files useless. */
async function storePlaylists({ playlists, files: listed }: KeptStream, files: KeptFiles): Promise<void> {
  const stored = await Promise.all(playlists.map(async ({ name }) => (await files.find(name))?.text()))
  const names = await files.listNames()
  const isSame = playlists.every(({ text }, at) => (stored[at] ?? text) === text)
  const wanted = new Set([...playlists, ...(isSame ? listed : [])].map(({ name }) => name))
  await files.drop([...names].filter((name) => !wanted.has(name) && (!isSame || !BESIDE.has(name))))
  const headers = { 'content-type': 'application/vnd.apple.mpegurl' }
  for (const { name, text } of playlists) await files.put(name, new Response(text, { headers }))
}

export async function keepClass(kept: KeptClass, ports: KeepPorts): Promise<KeepEnd> {
  const { files, report, signal } = ports
  try {
    const recording = await ports.ask(kept.id)
    const fetcher = makeFetcher(ports, kept.id)
    fetcher.learn(recording.url, '')
    const stream = await readKeptStream(recording.url, kept, fetcher.fetchPlaylist)
    const { variant, source, files: listed, seconds } = stream
    await storePlaylists(stream, files)
    await fetchBeside(recording, files, fetcher.fetchFile)
    const names = await files.listNames()
    const missing = listed.filter(({ name }) => !names.has(name))
    let stored = listed.length - missing.length
    let size = stored > 0 ? kept.size : 0
    const estimate = variant ? estimateBytes(variant, seconds) : kept.estimate
    await report({
      recording: pickFacts(recording),
      playlist: source,
      total: listed.length,
      stored,
      size,
      estimate,
    })

    for (const { name, url, range } of missing) {
      const fetched = await fetcher.fetchFile(url, range)
      await files.put(name, rebuild(fetched))
      stored += 1
      size += fetched.body.size
      signal.throwIfAborted()
      await report({ stored, size, estimate: Math.max(estimate, size) })
    }
    await report({ state: 'done', estimate: size, hasLost: false })
    return { kind: 'done' }
  } catch (error) {
    return explain(error, signal)
  }
}

/**
 * Fetches the files of one class into the device's cache: those that are there already are skipped, so that it goes on where a cut line,
 * a pause or a closed tab stopped it. Addresses that have expired are asked anew. (rulings R46, R68)
 */

import { ApiError } from '#src/api/client/api-error.ts'
import type { Recording } from '#src/api/shapes/recording.ts'
import { countTransfer } from '#src/lib/saving-data.ts'
import { EXPIRED, makeStreamAddresses } from '#src/lib/stream-addresses.ts'
import { getStableName, parseFiles, parseVariants, type Variant } from '#src/lib/stream-playlist.ts'
import type { KeptChoice, KeptClass } from '#src/stores/kept/kept-class.ts'
import type { KeptFiles } from '#src/stores/kept/kept-disk.ts'

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
 * How it ended. `no-line`: may go on by itself · `full`: no room · `refused`: by the server, with its status · `unusable`: the stream cannot
 * be kept · `stopped`: by the person.
 */
export type KeepEnd =
  | { kind: 'done' | 'no-line' | 'full' | 'unusable' | 'stopped' }
  | { kind: 'refused'; status: number | undefined }

/** A stream that sends nothing for this long is a dead line, in milliseconds. */
const SILENCE = 30_000

class Unusable extends Error {}
class Refused extends Error {}

/** The whole body; rejects if the line falls silent. */
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

/** The rendition that fits the choice; undefined if the stream has only one, and says nothing about it. */
export function chooseVariant(
  variants: readonly Variant[],
  { kind, height }: Pick<KeptChoice, 'kind' | 'height'>,
): Variant | undefined {
  const fitting = variants.filter(({ hasPicture }) => hasPicture === (kind === 'picture'))
  if (kind === 'sound') return fitting[0]
  return fitting.toSorted((one, other) => Math.abs(one.height - height) - Math.abs(other.height - height))[0]
}

/** Expected bytes of a class in this rendition. */
export const estimateBytes = ({ average }: Pick<Variant, 'average'>, seconds: number) =>
  Math.round((average / 8) * seconds)

function explain(error: unknown, signal: AbortSignal): KeepEnd {
  if (signal.aborted) return { kind: 'stopped' }
  if (error instanceof Unusable) return { kind: 'unusable' }
  // The media host refuses a fresh address: the reply of the recording is asked again later.
  if (error instanceof Refused) return { kind: 'no-line' }
  if (error instanceof ApiError) {
    const isRefusal = error.status === 403 || error.status === 404 || error.status === 410
    return isRefusal ? { kind: 'refused', status: error.status } : { kind: 'no-line' }
  }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' }
  return { kind: 'no-line' }
}

function makeFetcher({ ask, fetch, signal }: KeepPorts, id: string) {
  const addresses = makeStreamAddresses(async () => (await ask(id)).url)

  async function get(address: string): Promise<{ answer: Response; body: Blob }> {
    const stop = new AbortController()
    const onStop = () => stop.abort()
    signal.addEventListener('abort', onStop)
    const timer = setTimeout(onStop, SILENCE)
    try {
      signal.throwIfAborted()
      const answer = await fetch(address, { signal: stop.signal, credentials: 'omit' }).finally(() =>
        clearTimeout(timer),
      )
      const body = answer.ok ? await readBody(answer, stop) : new Blob()
      countTransfer(address, body.size)
      return { answer, body }
    } finally {
      signal.removeEventListener('abort', onStop)
    }
  }

  /** Under the file's newest address, and once more under one that is asked anew. */
  async function fetchFile(url: string): Promise<{ answer: Response; body: Blob }> {
    const first = await get(addresses.getFresh(url))
    if (first.answer.ok) return first
    const fresh = EXPIRED.has(first.answer.status) ? await addresses.renew(url) : undefined
    const second = fresh === undefined ? first : await get(fresh)
    if (!second.answer.ok) throw new Refused(String(second.answer.status))
    return second
  }

  async function fetchPlaylist(url: string): Promise<string> {
    const text = await (await fetchFile(url)).body.text()
    addresses.learn(addresses.getFresh(url), text)
    return text
  }

  return { fetchFile, fetchPlaylist, learn: addresses.learn }
}

const rebuild = ({ answer, body }: { answer: Response; body: Blob }) =>
  new Response(body, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } })

/** Captions and poster come along; a class without them can be watched. */
async function fetchBeside(
  { captions, poster }: Recording,
  files: KeptFiles,
  fetchFile: ReturnType<typeof makeFetcher>['fetchFile'],
): Promise<void> {
  const names = await files.listNames()
  for (const address of [captions, poster])
    if (address && URL.canParse(address) && !names.has(getStableName(address)))
      await fetchFile(address)
        .then((fetched) => files.put(address, rebuild(fetched)))
        .catch(() => undefined)
}

export async function keepClass(kept: KeptClass, ports: KeepPorts): Promise<KeepEnd> {
  const { files, report, signal } = ports
  try {
    const recording = await ports.ask(kept.id)
    const fetcher = makeFetcher(ports, kept.id)
    fetcher.learn(recording.url, '')
    const master = await fetcher.fetchPlaylist(recording.url)
    const variants = parseVariants(master, recording.url)
    const variant = chooseVariant(variants, kept)
    if (variant === undefined && variants.length > 0) throw new Unusable('no such rendition')
    const playlist = variant?.url ?? recording.url
    const text = variant === undefined ? master : await fetcher.fetchPlaylist(playlist)
    const listed = parseFiles(text, playlist)
    // A playlist without an end belongs to something live.
    if (listed.length === 0 || !text.includes('#EXT-X-ENDLIST')) throw new Unusable('no whole stream')

    const names = await files.listNames()
    await files.put(
      playlist,
      new Response(text, { headers: { 'content-type': 'application/vnd.apple.mpegurl' } }),
    )
    await fetchBeside(recording, files, fetcher.fetchFile)
    const missing = listed.filter(({ url }) => !names.has(getStableName(url)))
    let stored = listed.length - missing.length
    let size = stored > 0 ? kept.size : text.length
    // A file that a stream repeats is kept once.
    const seconds = listed.reduce((sum, { duration }) => sum + duration, 0)
    const estimate = variant ? estimateBytes(variant, seconds) : kept.estimate
    await report({
      recording,
      playlist: getStableName(playlist),
      total: listed.length,
      stored,
      size,
      estimate,
    })

    for (const { url } of missing) {
      const fetched = await fetcher.fetchFile(url)
      await files.put(url, rebuild(fetched))
      stored += 1
      size += fetched.body.size
      signal.throwIfAborted()
      await report({ stored, size, estimate: Math.max(estimate, size) })
    }
    await report({ state: 'done', estimate: size })
    return { kind: 'done' }
  } catch (error) {
    return explain(error, signal)
  }
}

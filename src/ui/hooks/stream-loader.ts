/**
 * How hls.js loads a stream whose addresses expire: a file that the server no longer gives is asked once more
 * under its new address. (ruling R46)
 */

import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { EXPIRED, type StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { countTransfer } from '#src/lib/saving-data.ts'

type Base = new (config: HlsConfig) => Loader<LoaderContext>

/** What hls.js would have measured for a file of the device. */
function markRead(stats: Loader<LoaderContext>['stats'], size: number): void {
  const { loading } = stats
  const now = performance.now()
  loading.start ||= now
  loading.first = now
  loading.end = now
  stats.loaded = size
  stats.total = size
}

/** Another host may hide from the page how large a file is. (ruling R69) */
function takeStats(own: Loader<LoaderContext>['stats'], stats: typeof own, url: string): void {
  countTransfer(url, stats.total || stats.loaded)
  if (stats !== own) Object.assign(own, stats)
}

/** Files on the device are whole, also those that were a part of a larger one. */
const readKept = (kept: Response, { responseType }: LoaderContext): Promise<string | ArrayBuffer> =>
  responseType === 'arraybuffer' ? kept.arrayBuffer() : kept.text()

export function makeStreamLoader(BaseLoader: Base, files: StreamFiles): Base {
  return class StreamLoader implements Loader<LoaderContext> {
    context: LoaderContext | null = null
    stats: Loader<LoaderContext>['stats']
    readonly #config: HlsConfig
    #inner: Loader<LoaderContext>
    #isStopped = false

    constructor(config: HlsConfig) {
      this.#config = config
      this.#inner = new BaseLoader(config)
      this.stats = this.#inner.stats
    }

    load(context: LoaderContext, how: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
      this.context = context
      if (files.find === undefined) this.#request(context, how, callbacks, true)
      else void this.#read(files.find(context.url), context, how, callbacks)
    }

    async #read(
      finding: Promise<Response | undefined>,
      context: LoaderContext,
      how: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): Promise<void> {
      const data = await finding.then((kept) => kept && readKept(kept, context)).catch(() => undefined)
      if (data === undefined) return this.#request(context, how, callbacks, true)
      if (this.#isStopped) return
      markRead(this.stats, typeof data === 'string' ? data.length : data.byteLength)
      callbacks.onSuccess({ url: context.url, data, code: 200 }, this.stats, context, null)
    }

    #request(
      context: LoaderContext,
      how: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
      mayRenew: boolean,
    ): void {
      if (this.#isStopped) return
      const url = files.getFresh(context.url)
      this.#inner.load({ ...context, url }, how, {
        onSuccess: (reply, stats, _, details) => {
          if (typeof reply.data === 'string') files.learn(url, reply.data, reply.url || url)
          takeStats(this.stats, stats, reply.url)
          callbacks.onSuccess(reply, this.stats, context, details)
        },
        onTimeout: (stats, _, details) => callbacks.onTimeout(stats, context, details),
        onAbort: (stats, _, details) => callbacks.onAbort?.(stats, context, details),
        ...(callbacks.onProgress && {
          onProgress: (stats, _, data, details) => callbacks.onProgress?.(stats, context, data, details),
        }),
        onError: (error, _, details, stats) => {
          const fail = () => this.#isStopped || callbacks.onError(error, context, details, stats)
          if (!mayRenew || !EXPIRED.has(error.code)) fail()
          else void this.#renew(context, how, callbacks, fail)
        },
      })
    }

    async #renew(
      context: LoaderContext,
      how: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
      fail: () => void,
    ): Promise<void> {
      const fresh = await files.renew(context.url).catch(() => undefined)
      if (fresh === undefined || this.#isStopped) return fail()
      this.#inner.destroy()
      this.#inner = new BaseLoader(this.#config)
      this.#request(context, how, callbacks, false)
    }

    abort(): void {
      this.#isStopped = true
      this.#inner.abort()
    }

    destroy(): void {
      this.#isStopped = true
      this.#inner.destroy()
      this.context = null
    }

    getCacheAge = () => this.#inner.getCacheAge?.() ?? null
    getResponseHeader = (name: string) => this.#inner.getResponseHeader?.(name) ?? null
  }
}

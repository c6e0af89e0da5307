/** Vite plugin: gives the first script the requests of the start table as plain text. */

import { runnerImport, type Plugin } from 'vite'
import { isMissing } from '#src/api/adapters/adapt-fetch.ts'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import type { FirstCalls, FirstRequest } from '#src/routes/first-calls.ts'
import { loadAdapter } from '../features/run-without-lacking.ts'

const NAME = 'virtual:first-calls'
const SOURCE = 'src/routes/first-calls.ts'

/** In letters that no encoding changes. */
const MARK = 'PARAMETER-'
const readMarks = (address: string) => address.match(new RegExp(`${MARK}\\w+`, 'g'))?.join()

/**
 * The adapter's address of a first request, below the main base. None where the server lacks the call, where the
 * adapter moves it elsewhere or changes what is in the address, and where it writes headers, since the first script
 * holds no adapter: these requests leave with the second file.
 */
export function adaptRequest(adapter: Adapter, { row, address }: FirstRequest, main: string): string[] {
  const { convertAddress, convertHeaders, hasPlainMetadata } = adapter
  if (convertHeaders || hasPlainMetadata || isMissing(adapter, row)) return []
  const base = `${main.replace(/\/+$/, '')}/`
  const marked = new URL(base + address.replaceAll(/\$<(\w+)>/g, `${MARK}$1`))
  const { href } = convertAddress?.(row, marked) ?? marked
  if (!href.startsWith(base) || readMarks(href) !== readMarks(marked.href)) return []
  return [href.slice(base.length).replaceAll(new RegExp(`${MARK}(\\w+)`, 'g'), '$<$1>')]
}

interface BuiltFor {
  VITE_API_URL: string
  VITE_ADAPTER?: string
}

export function writeFirstCalls(root: string, environment: BuiltFor): Plugin {
  return {
    name: 'first-calls',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { module, dependencies } = await runnerImport<{ firstCalls: readonly FirstCalls[] }>(
        `${root}${SOURCE}`,
        {
          root,
          configFile: false,
          logLevel: 'error',
        },
      )
      // The dev server rebuilds it when one of them changes.
      if (this.meta.watchMode) dependencies.forEach((file) => this.addWatchFile(file))
      const adapter = await loadAdapter(environment.VITE_ADAPTER, root)
      const write = (request: FirstRequest) =>
        adapter ? adaptRequest(adapter, request, environment.VITE_API_URL) : [request.address]
      const starts = module.firstCalls.map(
        ({ address, requests, ...start }) =>
          `{...${JSON.stringify({ ...start, requests: requests.flatMap(write) })},address:new RegExp(${JSON.stringify(address)})}`,
      )
      return `export const STARTS = [${starts.join(',')}]`
    },
  }
}

/** Addresses of other hosts, and a function that fetches a page's files. `src/app/wire.ts` sets them at start. */

import { CODE_EDITOR_PATH, type EditorOrigins } from '#src/lib/return-address.ts'

interface Hosts {
  /** The only origin that may get an access token. (ruling R18) */
  codeEditorOrigin: string
  /** The icon service, without a trailing slash. (ruling R25) */
  icons: string
  /** Fetches the files of the page at this address of ours. */
  fetchPage: (to: string) => void
}

let hosts: Hosts | undefined

export function connectLogin(given: Hosts): void {
  hosts = given
}

function getHosts(): Hosts {
  if (hosts === undefined) throw new Error('connectLogin() must run before the first login')
  return hosts
}

/** Allowed targets of a return address: our own origin, and the editor's pages on its origin. (ruling R18) */
export function getEditorOrigins(): EditorOrigins {
  return {
    own: globalThis.location.origin,
    codeEditor: getHosts().codeEditorOrigin,
    editorPath: CODE_EDITOR_PATH,
  }
}

export function getCodeEditorOrigin(): string {
  return getHosts().codeEditorOrigin
}

export function getIconService(): string {
  return getHosts().icons
}

export function fetchPage(to: string): void {
  getHosts().fetchPage(to)
}

/**
 * Opens a page of the external code editor: only its configured origin gets the access token, in the
 * fragment. (ruling R18)
 */

import { buildCodeEditorAddress, CODE_EDITOR_PATH } from '#src/lib/return-address.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'

/**
 * Tells whether an editor is deployed: in the demo its origin is the page's own, which never gets the token.
 */
export function hasOutsideEditor(codeEditorOrigin: string): boolean {
  return codeEditorOrigin !== '' && codeEditorOrigin !== globalThis.location.origin
}

/** False if the address is not the editor's; then nothing is opened. */
export function openOutsideEditor(url: string, codeEditorOrigin: string): boolean {
  const origins = {
    own: globalThis.location.origin,
    codeEditor: codeEditorOrigin,
    editorPath: CODE_EDITOR_PATH,
  }
  const address = buildCodeEditorAddress(url, origins, sessionCookies.read().accessToken ?? '')
  if (address === undefined) return false
  window.open(address, '_blank', 'noopener,noreferrer')
  return true
}

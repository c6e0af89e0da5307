/** Checks the addresses a person may be sent back to after login or payment. (ruling R18) */

import { parseHttpAddress } from './external-link.ts'

/** Pages that would lead straight back to the login. */
const LOOPS = /^\/(?:login|logout)(?:\/|$)/i

/** Tells whether a path would leave the origin when followed, now or after one more decoding. */
function leavesOrigin(path: string): boolean {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return true
  }
  // Browsers drop tabs and line breaks from an address, so a decoded `/%09/host` means `//host`.
  return [path, decoded].some((text) => /^[/\\]{2}/.test(text.replace(/[\t\r\n]/g, '')))
}

/**
 * The path, query and hash of a return address for the router. Undefined if it is not http(s), not on our own
 * origin, begins with two slashes or backslashes, or leads back to the login; the caller then uses its
 * default page. Never throws. (ruling R18) `ownOrigin` is the client's, e.g. `https://karigor.example`.
 */
export function parseReturnAddress(value: unknown, ownOrigin: string): string | undefined {
  if (typeof value !== 'string' || !/^(?:[/\\]|https?:)/i.test(value)) return undefined
  const url = parseHttpAddress(value, ownOrigin)
  if (url?.origin !== new URL(ownOrigin).origin || leavesOrigin(url.pathname) || LOOPS.test(url.pathname))
    return undefined
  return url.pathname + url.search + url.hash
}

/** The path of the code editor's pages; the rest of its host gets no token. (ruling R18) */
export const CODE_EDITOR_PATH = '/code/'

/** The client's origin, and where the code editor's pages are. */
export interface EditorOrigins {
  own: string
  codeEditor: string
  /** Ends in a slash. */
  editorPath?: string
}

/** An encoded slash is invisible in the path, and a server may decode it. */
const HIDDEN_SLASH = /%(?:2f|5c)/i

interface OutsideTool {
  /** The client's origin. */
  own: string
  /** The one configured origin of the tool. */
  tool: string
  /** The only path of its pages; ends in a slash, since the tool may share its host with others. */
  path: string
}

/**
 * The address of an external tool; undefined unless it is at the configured place and has no name or
 * password. (ruling R18)
 */
function parseToolAddress(value: unknown, { own, tool, path }: OutsideTool): URL | undefined {
  const url = parseHttpAddress(value, own)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (url.origin !== new URL(tool).origin || url.origin === new URL(own).origin) return undefined
  return url.pathname.startsWith(path) && !HIDDEN_SLASH.test(url.pathname) ? url : undefined
}

/**
 * The code editor's address with the access token in its fragment; undefined unless it is on the configured
 * origin, below the path of its pages. The fragment is never sent to a server; the result must not be logged
 * or shared. (ruling R18)
 */
export function buildCodeEditorAddress(
  value: unknown,
  origins: EditorOrigins,
  accessToken: string,
): string | undefined {
  const url = parseToolAddress(value, {
    own: origins.own,
    tool: origins.codeEditor,
    path: origins.editorPath ?? '/',
  })
  if (url === undefined) return undefined
  url.hash = `access_token=${encodeURIComponent(accessToken)}`
  return url.href
}

/** The path of the CV builder's pages. (ruling R54) */
const CV_BUILDER_PATH = '/cv/'

/**
 * The CV builder's address as the server gave it, by the same rule; its own token is only in the fragment,
 * since a query is sent to servers and written to their logs. (rulings R18, R54)
 */
export function parseCvBuilderAddress(value: unknown, own: string, builder: string): string | undefined {
  const url = parseToolAddress(value, { own, tool: builder, path: CV_BUILDER_PATH })
  return url && url.search === '' ? url.href : undefined
}

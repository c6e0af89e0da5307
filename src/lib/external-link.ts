/** Links that people wrote: socials, portfolios, CVs, resources, notices. (ruling R19) */

const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** `example.com:8080/p` looks like a scheme but is a host with its port. */
const HOST_WITH_PORT = /^[a-z0-9.-]+:[0-9]{1,5}(?:[/?#]|$)/i
/**
 * A host without a scheme: a name with a top level, an IPv4 address, or localhost. Plain words and numbers
 * are text.
 */
const BARE_HOST =
  /^(?:localhost|[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[^\s/?#:@\\]+\.[^\s/?#:@\\.0-9][^\s/?#:@\\.]*)(?=[/?#:]|$)/i

function parse(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/**
 * Parses an http or https address of any origin; undefined for anything else, including `blob:` with its
 * borrowed origin. Never throws.
 */
export function parseHttpAddress(value: unknown, base?: string): URL | undefined {
  const url = typeof value === 'string' ? parse(value, base) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** The text with a scheme, or undefined if it is not an allowed link. */
function addScheme(text: string): string | undefined {
  if (ALLOWED_SCHEME.test(text)) return text
  if (ANY_SCHEME.test(text) && !HOST_WITH_PORT.test(text)) return undefined
  const address = text.replace(/^\/\//, '')
  return BARE_HOST.test(address) ? `https://${address}` : undefined
}

/**
 * An address that is safe in `href`: http, https, mailto or tel. A missing scheme becomes https; a name and
 * password in it are dropped, since they hide the real host. Undefined for anything else, which is then shown
 * as text. Never throws. (ruling R19)
 */
export function parseExternalLink(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  // Browsers drop tabs and line breaks inside an address, which hides a scheme from any pattern.
  // oxlint-disable-next-line no-control-regex -- control characters are the subject here
  if (/[\u0000-\u001f\u007f]/.test(text)) return undefined
  const address = addScheme(text)
  const url = address === undefined ? undefined : parse(address)
  if (url === undefined) return undefined
  url.username = ''
  url.password = ''
  return url.href
}

/** Like {@link parseExternalLink}, only for web pages: no mail, no phone. */
export function parseWebLink(value: unknown): string | undefined {
  return parseHttpAddress(parseExternalLink(value))?.href
}

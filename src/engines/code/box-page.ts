/**
 * The box: an empty page of our own whose response allows inline scripts and WebAssembly, and no network. The
 * app's own pages allow neither. A sandboxed frame inside it inherits this policy; its origin is opaque, so it
 * has no storage, no cookies and no way to the app. (docs/decisions/0035)
 */

export const BOX_ADDRESS = '/code-box'
export const BOX_FILE = 'code-box.html'
const BOX_TITLE = 'code-box'

/** Nothing is fetched, and the frame cannot move to an address either. */
export const BOX_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'media-src data:',
  "frame-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

/**
 * Closes in Chromium what no policy covers: WebRTC, and looking up names. The frames inside inherit it. (ruling
 * R89)
 */
export const BOX_CONNECTIONS = '()'

/** Headers of the box alone. */
export const BOX_HEADERS = {
  'Content-Security-Policy': BOX_POLICY,
  'Connection-Allowlist': BOX_CONNECTIONS,
} as const

/** The same for hosts that send no headers; a page cannot say who frames it. */
export const INNER_POLICY = BOX_POLICY.replace("; frame-ancestors 'self'", '')

/** Where a frame may move is asked of the page around it, so this page has the policy itself too. */
export const BOX_PAGE = `<!doctype html>
<html lang="bn">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${INNER_POLICY}" />
    <meta name="robots" content="noindex" />
    <title>${BOX_TITLE}</title>
    <style>html, body, iframe { box-sizing: border-box; width: 100%; height: 100%; margin: 0; border: 0; display: block }</style>
  </head>
  <body></body>
</html>
`

export interface Box {
  /** The sandboxed frame. */
  inner: HTMLIFrameElement
  /** Calls for messages of the inner frame. */
  listen: (take: (message: unknown) => void) => void
  remove: () => void
}

function waitForLoad(frame: HTMLIFrameElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

export interface BoxOptions {
  place: HTMLElement
  /** The whole document of the inner frame. */
  html: string
  /** Of both frames, for people who hear the page; undefined for a box that shows nothing. */
  title?: string | undefined
  /** What the sandbox allows besides scripts. */
  allows?: string
  /** Hidden beside the window, in a fixed size: only the examples read this page. */
  isAside?: boolean
  signal: AbortSignal
}

/** Out of sight, of the keyboard and of screen readers, but laid out. */
function putAside(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto -3000px',
    width: '800px',
    height: '600px',
  })
  frame.inert = true
}

export async function openBox({
  place,
  html,
  title,
  allows = '',
  isAside,
  signal,
}: BoxOptions): Promise<Box> {
  const outer = place.ownerDocument.createElement('iframe')
  outer.src = BOX_ADDRESS
  if (title === undefined) outer.hidden = true
  else outer.title = title
  if (isAside) putAside(outer)
  const remove = () => outer.remove()
  signal.addEventListener('abort', remove, { once: true })
  const loaded = waitForLoad(outer, signal)
  place.append(outer)
  try {
    await loaded
    const page = outer.contentDocument
    const view = outer.contentWindow
    // A host without the file answers with the app; without a connection the browser shows its error page.
    if (page?.title !== BOX_TITLE || view === null) throw new Error('The box is not there')
    const inner = page.createElement('iframe')
    inner.setAttribute('sandbox', `allow-scripts ${allows}`.trim())
    inner.title = title ?? ''
    inner.srcdoc = html
    const listeners: ((message: unknown) => void)[] = []
    view.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source === inner.contentWindow) for (const take of listeners) take(data)
    })
    const listen: Box['listen'] = (take) => void listeners.push(take)
    const isOpen = waitForLoad(inner, signal)
    const box: Box = { inner, listen, remove }
    if (title === undefined) {
      page.body.append(inner)
      await isOpen
    } else {
      // A page that never ends its first script never loads: nobody waits for it.
      isOpen.catch(() => undefined)
      queueMicrotask(() => page.body.append(inner))
    }
    return box
  } catch (error) {
    remove()
    throw error
  }
}

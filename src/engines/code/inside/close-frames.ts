/**
 * Keeps frames out of a page in the box: a frame is a realm of its own, with connections that this page's
 * script has not taken away. A frame loads in a later task, so what an observer removes has run nothing; the
 * few ways past an observer are closed by Trusted Types or taken away. (ruling R89, docs/decisions/0035)
 */

// oxlint-disable typescript/unbound-method -- taken before the code may replace them, and called with `apply` or `call`

export const FRAMES = 'iframe,frame,frameset,object,embed,fencedframe,portal'

interface Rules {
  createHTML: (text: string, type: string, sink: string) => string
  createScript: (text: string) => string
  createScriptURL: (text: string) => string
}
interface TrustedWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown }
}

/** The one policy that the page's own allows; without `javascript:` no address becomes a document. */
function trustAllButFrames(): void {
  ;(window as TrustedWindow).trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) => (/srcdoc/i.test(sink) ? '' : text),
    createScript: (text) => text,
    createScriptURL: (text) => text,
  })
}

/** Calls for the name of each frame that was removed. */
export function closeFrames(onFrame: (name: string) => void): void {
  const { apply } = Reflect
  // The code may replace all of these later.
  const documentQuery = Document.prototype.querySelectorAll
  const fragmentQuery = DocumentFragment.prototype.querySelectorAll
  const { remove, attachShadow } = Element.prototype
  const getCount = Object.getOwnPropertyDescriptor(window, 'length')?.get
  const page = document
  const top = document.documentElement

  const sweep = (frames: NodeListOf<Element>) => {
    for (let at = 0; at < frames.length; at += 1) {
      const frame = frames[at]!
      onFrame(frame.localName)
      apply(remove, frame, [])
    }
  }
  const roots: ShadowRoot[] = []
  const observer = new MutationObserver(() => {
    sweep(apply(documentQuery, page, [FRAMES]) as NodeListOf<Element>)
    for (let at = 0; at < roots.length; at += 1)
      sweep(apply(fragmentQuery, roots[at], [FRAMES]) as NodeListOf<Element>)
    // In a place that cannot be searched: the whole page goes.
    if (getCount !== undefined && apply(getCount, window, []) !== 0)
      apply(remove, page.documentElement ?? top, [])
  })
  const watch = (root: Node) => observer.observe(root, { subtree: true, childList: true })
  watch(page)
  Element.prototype.attachShadow = function attachWatched(settings) {
    const root = apply(attachShadow, this, [settings])
    roots[roots.length] = root
    watch(root)
    return root
  }
  // Roots that were not attached by the call above.
  Reflect.deleteProperty(ElementInternals.prototype, 'shadowRoot')
  for (const { prototype } of [Element, ShadowRoot, Document])
    for (const name of Object.getOwnPropertyNames(prototype))
      if (name.endsWith('HTMLUnsafe')) Reflect.deleteProperty(prototype, name)
  trustAllButFrames()
}

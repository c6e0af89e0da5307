/** The browser asks before a tab closes that holds what is nowhere else. It is asked only meanwhile, since the question keeps a page out of its cache. (ruling R16) */

const held = new Set<string>()
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

export function holdTab(name: string): void {
  if (held.size === 0) globalThis.addEventListener?.('beforeunload', askBeforeUnload)
  held.add(name)
}

export function releaseTab(name: string): void {
  if (held.delete(name) && held.size === 0) globalThis.removeEventListener?.('beforeunload', askBeforeUnload)
}

/**
 * The browser asks before a tab closes that holds data stored nowhere else. The listener exists only
 * meanwhile, since it keeps a page out of the back/forward cache. (ruling R16)
 */

const held = new Set<string>()
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

export function holdTab(name: string): void {
  if (held.size === 0) globalThis.addEventListener?.('beforeunload', askBeforeUnload)
  held.add(name)
}

export function releaseTab(name: string): void {
  if (held.delete(name) && held.size === 0) globalThis.removeEventListener?.('beforeunload', askBeforeUnload)
}

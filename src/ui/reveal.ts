/** As a ref: scrolls new content into view, also if the page got shorter or a bar covers the bottom. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/**
 * Scrolls an element into view only within its own pane; `scrollIntoView` would also move the row of panes on
 * a phone.
 */
export function reveal(part: HTMLElement | null | undefined): void {
  const pane = part?.closest<HTMLElement>('[data-scrolls]')
  if (!part || !pane) return
  const [inner, outer] = [part.getBoundingClientRect(), pane.getBoundingClientRect()]
  if (inner.top < outer.top) pane.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom)
    pane.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
}

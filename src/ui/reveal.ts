/** As a ref: what a press has brought is seen, also where the page got shorter below it or a bar lies at the foot. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Scrolls a part into view within its own pane only; `scrollIntoView` would also move the strip of panes on a phone. */
export function reveal(part: HTMLElement | null | undefined): void {
  const pane = part?.closest<HTMLElement>('[data-scrolls]')
  if (!part || !pane) return
  const [inner, outer] = [part.getBoundingClientRect(), pane.getBoundingClientRect()]
  if (inner.top < outer.top) pane.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom)
    pane.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
}

/** Brings a part of a pane into sight by scrolling that pane alone: the strip of panes on a phone must not move with it. */
export function reveal(part: HTMLElement | null | undefined): void {
  const pane = part?.closest<HTMLElement>('[data-scrolls]')
  if (!part || !pane) return
  const [inner, outer] = [part.getBoundingClientRect(), pane.getBoundingClientRect()]
  if (inner.top < outer.top) pane.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom) pane.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top)
}

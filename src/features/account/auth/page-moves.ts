/** Moves that leave the page, in one place, so that tests can stand in for the browser. */
export const pageMoves = {
  reload: () => globalThis.location.reload(),
  leave: (href: string) => globalThis.location.assign(href),
}

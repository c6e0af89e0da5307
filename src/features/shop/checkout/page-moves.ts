/** The move that leaves the app for a gateway, in one place, so that tests can stand in for the browser. */
export const pageMoves = {
  leave: (href: string) => globalThis.location.assign(href),
}

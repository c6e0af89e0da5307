/** The media host, whose reach the self-check tries; handed down at start by `src/app/wire.ts`, without a slash at the end. */
let media: string | undefined

export function supportConnected(given: { media: string }): void {
  media = given.media
}

export function mediaHost(): string {
  if (media === undefined) throw new Error('supportConnected() must run before the first check')
  return media
}

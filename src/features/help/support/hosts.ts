/** The media host, whose reach the self-check tries; handed down at start by `src/app/wire.ts`, without a slash at the end. */
let media: string | undefined

export function connectSupport(given: { media: string }): void {
  media = given.media
}

export function getMediaHost(): string {
  if (media === undefined) throw new Error('connectSupport() must run before the first check')
  return media
}

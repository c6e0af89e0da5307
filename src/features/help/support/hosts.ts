/** What the form needs to know of this build; handed down at start by `src/app/wire.ts`. */
interface Build {
  /** The media host, whose reach the self-check tries, without a slash at the end. */
  media: string
  /** The release that goes with a ticket. */
  release: string
}

let build: Build | undefined

export function connectSupport(given: Build): void {
  build = given
}

function getBuild(): Build {
  if (build === undefined) throw new Error('connectSupport() must run before the first check')
  return build
}

export const getMediaHost = (): string => getBuild().media

export const getRelease = (): string => getBuild().release

/** What the form needs to know about this build; set at start by `src/app/wire.ts`. */
interface Build {
  /** The media host that the self-check tries to reach, without a trailing slash. */
  media: string
  /** The release that is sent with a ticket. */
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

/** The sections of `CHANGELOG.md` by version: unreleased changes, and those of a release. */

const WAITING = '## Unreleased'
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

export function checkVersion(version: string): void {
  if (!VERSION.test(version)) throw new Error(`A version is written as 1.4.0 (it is "${version}").`)
}

/** The text under a heading, up to the next of its kind; undefined when it does not exist. */
function findPart(text: string, isHeading: (line: string) => boolean): string | undefined {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.startsWith('## ') && isHeading(line))
  if (at === -1) return undefined
  const end = lines.findIndex((line, index) => index > at && line.startsWith('## '))
  return lines
    .slice(at + 1, end === -1 ? undefined : end)
    .join('\n')
    .trim()
}

/** Gives the version to all unreleased changes, and leaves an empty section for new ones. */
export function markChangelog(text: string, version: string, day: string): string {
  if (findPart(text, (line) => line.startsWith(`## ${version} `)) !== undefined)
    throw new Error(`CHANGELOG.md has a part for ${version} already.`)
  if (!findPart(text, (line) => line === WAITING))
    throw new Error(`CHANGELOG.md says nothing under "${WAITING}" that ${version} would bring.`)
  return text.replace(`${WAITING}\n`, `${WAITING}\n\n## ${version} (${day})\n`)
}

/**
 * Picks the changes of a version. Throws while other changes are unreleased: the build would contain them,
 * the list would not.
 */
export function pickChanges(text: string, version: string): string {
  const own = findPart(text, (line) => line.startsWith(`## ${version} `))
  if (own === undefined)
    throw new Error(`CHANGELOG.md has no part for ${version}: npm run release -- --version <next> makes one.`)
  if (findPart(text, (line) => line === WAITING))
    throw new Error(
      `CHANGELOG.md still has lines under "${WAITING}": npm run release -- --version <next> gives them one.`,
    )
  return own
}

/**
 * The changes in an owner's copy, which does not set the version: the version's changes and the unreleased
 * ones, if any.
 */
export function joinChanges(text: string, version: string): string {
  const parts = [WAITING, `## ${version} `].map((head) =>
    findPart(text, (line) => `${line} `.startsWith(head)),
  )
  return parts.filter(Boolean).join('\n\n')
}

/** Finds modules that must not be in a production build, or not in the files of a certain page. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageModules } from '../build/page-modules.ts'
import type { ChunkModules } from '../build/record.ts'

/** The engine of SQL is fetched on a press; everything else of its package is only in its worker. */
const NEVER =
  /^src\/sandbox\/|gallery|\.test\.tsx?$|node_modules\/(?:msw|hono|drizzle-orm|sql\.js)\/(?!dist\/sql-wasm-browser\.wasm)/
/** A learner's certificates, confetti and the push vendor load only with the pages that need them. */
const OWN_PAGE = /^src\/features\/learn\/certificates\/|node_modules\/(?:canvas-confetti|@?firebase)\b/
/** Small parts beside them may share a file with what other pages need, where that saves more than it costs. */
const SCREENS = /^src\/routes\/(guest|learner|teacher|talent)\/.*\.screen\.tsx$/

/** Roles whose visitors may see this frame; guest pages are open to everyone. */
function rolesOf({ frame }: PageModules): readonly string[] {
  return frame === 'guest' || frame === 'course' || frame === 'plain' ? ['guest'] : ['guest', frame]
}

export function findStrangersOnPage(
  page: PageModules,
  scripts: readonly string[],
  modules: ChunkModules,
): string[] {
  const roles = rolesOf(page)
  const isOwnPage = page.modules.some((module) => /certificate|push/.test(module))
  return scripts
    .flatMap((file) => modules[file] ?? [])
    .filter((module) => {
      const role = SCREENS.exec(module)?.[1]
      return (
        NEVER.test(module) ||
        (!isOwnPage && OWN_PAGE.test(module)) ||
        (role !== undefined && !roles.includes(role))
      )
    })
    .map((module) => `${page.page} loads ${module}`)
}

/** Everything in the build, whether or not a page requests it. */
export function findStrangersInBuild(folder: string, modules: ChunkModules): string[] {
  const sources = Object.values(modules)
    .flat()
    .filter((module) => NEVER.test(module))
    .map((module) => `the build holds ${module}`)
  const texts = globSync('**/*.{html,js,css,json}', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return LEAKS.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${file} holds ${what}`)
  })
  const maps = globSync('**/*.map', { cwd: folder }).map((file) => `${file} is a source map`)
  return [...sources, ...texts, ...maps]
}

const LEAKS = [
  { pattern: /\blocalhost:\d|\b192\.168\.\d|\bdev\.karigor/, what: 'an address of another environment' },
  { pattern: /sourceMappingURL=/, what: 'a source map' },
  // A decoder of pdf.js names the home folder of a person whom its compiler makes up.
  {
    pattern: /[("'`]\/(?:home\/(?!web_user\b)|Users\/|work\/|root\/)\w/,
    what: 'a path of the machine it was built on',
  },
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b/, what: 'a key' },
  // Addresses of the environment are an owner's to set; a link of the brand would be shown.
  {
    pattern:
      /https?:\/\/(?!(?:(?:api|cdn|code|cv|icons|media|search|tracker)\.)?(?:dev\.)?karigor\.|own\.)[\w.-]*\.example\b/,
    what: 'a link that leads nowhere',
  },
]

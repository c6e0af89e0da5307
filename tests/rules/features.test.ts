/**
 * Every page belongs to a feature or to the core, and every link to a feature checks its switch. (ruling R77)
 */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Feature, FEATURES, featureNames } from '#src/lib/features.ts'
import own from '#src/lib/owner/features.json' with { type: 'json' }
import { paths } from '#src/lib/paths.ts'
import { allPages, findScreenFile } from '#src/routes/all-pages.ts'
import { listPatterns } from '#src/routes/page.ts'
import { projectRoot } from '../../scripts/script.ts'
import { readSource, type SourceFile } from './source-tree.ts'

/** For builds and tests, and for builds with an adapter, which carry every row. */
const WHOLE = new Set(['src/routes/all-pages.ts', 'src/api/contract/all.ts'])
/** They use the addresses only to decide whether something else is shown. */
const ONLY_PLACES = new Set([
  'src/features/shell/consent/calm-pages.ts',
  'src/features/shell/guest/promo-popup.tsx',
  'src/features/shell/saving/saving-line.tsx',
  'src/stores/meter/count-transfers.ts',
  'src/app/prerender/things.ts',
])

const findOwner = (path: string): Feature | undefined =>
  featureNames.find((name) =>
    FEATURES[name].sources.some((source: string) => `${path}/`.startsWith(`src/${source}/`)),
  )

const sources = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => !/\.test\.tsx?$|^src\/sandbox\/|\/table\.ts$|^src\/lib\/(?:paths|features)\.ts$/.test(path),
  )
  .map((path): SourceFile => readSource(path, readFileSync(join(projectRoot, path), 'utf8')))

const featureOfScreen = new Map<string, Feature | undefined>(
  allPages.map((page) => [`src/routes/${findScreenFile(page)}`, page.facts.feature] as const),
)
/** A feature, and those that are off with it. */
const listSwitches = (feature: Feature) =>
  featureNames.filter(
    (name) => name === feature || ('within' in FEATURES[name] && FEATURES[name].within === feature),
  )
const knows = ({ code, path }: SourceFile, feature: Feature) =>
  listSwitches(feature).some(
    (name) =>
      code.includes(`offers.${name}`) || featureOfScreen.get(path) === name || findOwner(path) === name,
  )

const featureOfPath = new Map(
  allPages.flatMap(({ path, facts: { feature } }) =>
    feature ? listPatterns(path).map((pattern) => [pattern, feature] as const) : [],
  ),
)

/** Each name in `paths` whose page depends on a switch. */
const switched = Object.entries(paths).flatMap(([name, { pattern }]) => {
  const feature = featureOfPath.get(pattern)
  return feature ? [{ name, feature }] : []
})

/** A file that leads to a feature, or belongs to it, and does not check its switch. */
export function listUnasked(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const leads = ONLY_PLACES.has(file.path)
      ? []
      : switched.filter(({ name }) => new RegExp(String.raw`\bpaths\.${name}\b`).test(file.code))
    const made = file.imports.flatMap(({ target, isInside, isType }) => {
      const feature = isInside && !isType ? findOwner(target) : undefined
      // Names that the prerenderer and other features import from it depend on the same switch.
      return feature ? [{ name: target, feature }] : []
    })
    return [...leads, ...made]
      .filter(
        ({ feature }) => !knows(file, feature) && !WHOLE.has(file.path) && !isOnlyOf(file.path, feature),
      )
      .map(({ name, feature }) => `${file.path} has ${name} without offers.${feature}`)
  })
}

/** Files that belong to no feature by their folder, and that only this feature's own files import. */
function isOnlyOf(path: string, feature: Feature): boolean {
  const users = sources.filter(({ imports }) => imports.some(({ target }) => target === path))
  return (
    users.length > 0 &&
    users.every((user) => (findOwner(user.path) ?? featureOfScreen.get(user.path)) === feature)
  )
}

describe('the table of features', () => {
  it('has a switch for each, and every one is on here', () =>
    expect(own).toEqual(Object.fromEntries(featureNames.map((name) => [name, true]))))

  it.each(featureNames)('%s names existing files', (name) =>
    expect(FEATURES[name].sources.filter((source) => !existsSync(join(projectRoot, 'src', source)))).toEqual(
      [],
    ),
  )

  it.each(['README.md', 'docs/deploying.md'])('is named whole in %s', (file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8')
    expect(featureNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('has pages, a part of one, or a part of a page', () => expect(switched.length).toBeGreaterThan(25))
})

it('a page made of a feature’s own files depends on its switch, every other belongs to the core', () => {
  const faults = sources.flatMap(({ path, imports }) => {
    if (!featureOfScreen.has(path)) return []
    const made = imports.filter(({ isType }) => !isType).flatMap(({ target }) => findOwner(target) ?? [])
    const feature = featureOfScreen.get(path)
    const isPart = (name: Feature) => readFileSync(join(projectRoot, path), 'utf8').includes(`offers.${name}`)
    return made.every((name) => name === feature || isPart(name))
      ? []
      : [`${path} is made of ${[...new Set(made)].join(' and ')} and says ${feature ?? 'nothing'}`]
  })
  expect(faults).toEqual([])
})

it('no link and no import leads into an optional feature without a check of its switch', () =>
  expect(listUnasked(sources)).toEqual([]))

it('a link without a check of the switch is found', () => {
  const planted = [
    readSource(
      'src/features/shell/new-menu.ts',
      `import { paths } from '#src/lib/paths.ts'\nexport const to = paths.jobs()`,
    ),
    readSource('src/features/shell/asked.ts', `export const to = offers.jobs ? paths.jobs() : ''`),
    readSource(
      'src/features/learn/certificates/certificates.tsx',
      `import { paths } from '#src/lib/paths.ts'\nexport const to = paths.freeCourses()`,
    ),
    readSource('src/features/learn/other.ts', `import { Jobs } from '#src/features/learn/jobs/jobs.tsx'`),
  ]
  expect(listUnasked(planted)).toEqual([
    'src/features/shell/new-menu.ts has jobs without offers.jobs',
    'src/features/learn/certificates/certificates.tsx has freeCourses without offers.freeCourses',
    'src/features/learn/other.ts has src/features/learn/jobs/jobs.tsx without offers.jobs',
  ])
})

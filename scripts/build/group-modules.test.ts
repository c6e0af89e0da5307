import { describe, expect, test } from 'vitest'
import { groupModules, type ModuleFacts, type Visit } from './group-modules.ts'

const module = (size: number, ...imports: string[]): ModuleFacts => ({ size, imports })

/** Visits of these modules with all their imports. */
function visitsOf(modules: Map<string, ModuleFacts>, ...entries: [string, number?][]): Visit[] {
  return entries.map(([entry, weight = 1]) => {
    const needed = new Set([entry])
    for (const path of needed) modules.get(path)?.imports.forEach((imported) => needed.add(imported))
    return { weight, modules: needed }
  })
}

const group = (modules: Map<string, ModuleFacts>, visits: Visit[]) =>
  groupModules(modules, visits)
    .map((each) => each.modules.toSorted().join(' '))
    .toSorted()

describe('modules are grouped by the visits that need them', () => {
  const MUCH = 1_000_000

  test('the same visits share one file, and large code of others stays apart', () => {
    const modules = new Map([
      ['exam', module(MUCH, 'clock', 'fields')],
      ['clock', module(MUCH)],
      ['desk', module(MUCH, 'fields')],
      ['fields', module(MUCH)],
    ])
    expect(group(modules, visitsOf(modules, ['exam'], ['desk']))).toEqual(['clock exam', 'desk', 'fields'])
  })

  test('a few bytes are not worth a request', () => {
    const modules = new Map([
      ['exam', module(MUCH, 'label')],
      ['desk', module(MUCH, 'label', 'note')],
      ['day', module(100, 'note', 'label')],
      ['label', module(MUCH)],
      ['note', module(100)],
    ])
    expect(group(modules, visitsOf(modules, ['exam'], ['desk'], ['day']))).toEqual([
      'day label note',
      'desk',
      'exam',
    ])
  })

  test('a page that many open does not fetch what few need', () => {
    const modules = new Map([
      ['home', module(10_000, 'shared')],
      ['rare', module(10_000, 'shared', 'extra')],
      ['extra', module(10_000)],
      ['shared', module(10_000)],
    ])
    expect(group(modules, visitsOf(modules, ['home', 100], ['rare']))).toContain('home shared')
  })

  test('what no visit needs is in no file', () => {
    const modules = new Map([['engine', module(10)]])
    expect(groupModules(modules, [])).toEqual([])
  })
})

/** A repeatable sequence of numbers from 0 to 1. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Modules import only later ones. */
function buildAtRandom(seed: number): Map<string, ModuleFacts> {
  const random = makeRandom(seed)
  const names = Array.from({ length: 40 }, (_, index) => `m${index}`)
  return new Map(
    names.map((name, index) => [
      name,
      module(Math.round(random() ** 4 * 100_000), ...names.slice(index + 1).filter(() => random() < 0.12)),
    ]),
  )
}

test.each(Array.from({ length: 50 }, (_, seed) => seed + 1))(
  'files never import each other in a circle, and hold every module once (seed %i)',
  (seed) => {
    const modules = buildAtRandom(seed)
    const visits = visitsOf(modules, ['m0', 5], ['m1'], ['m2', 0.2], ['m3'], ['m4', 20], ['m5'])
    const groups = groupModules(modules, visits)
    const needed = new Set(visits.flatMap((visit) => [...visit.modules]))
    const paths = groups.flatMap((each) => each.modules)
    expect(paths.toSorted()).toEqual([...needed].toSorted())

    const fileOf = new Map(
      groups.flatMap((each, index) => each.modules.map((path) => [path, index] as const)),
    )
    const importsOf = groups.map(({ modules: own }, index) => {
      const files = own.flatMap((path) => modules.get(path)?.imports.map((one) => fileOf.get(one)) ?? [])
      return new Set(files.filter((file) => file !== undefined && file !== index) as number[])
    })
    for (const [index, imports] of importsOf.entries()) {
      const reached = new Set(imports)
      for (const file of reached) importsOf[file]?.forEach((next) => reached.add(next))
      expect(reached.has(index)).toBe(false)
    }
  },
)

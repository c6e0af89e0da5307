/**
 * A page stands in a route table, and in places that no type connects with it: a menu that leads to it, the
 * worker's area that stores its code, and the links that open without a connection. The faults name the place
 * that a new page was not entered in. ("Add a screen" in CONTRIBUTING.md)
 */

/** Screens of a learner or a talent that no area of the worker stores; each has all its pages there. */
export function findUnstoredScreens(screens: readonly string[], worker: string): string[] {
  const named = (role: string) =>
    [...worker.matchAll(new RegExp(`\\b${role}: \\[([^\\]]*)\\]`, 'g'))].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
    )
  return screens
    .filter((screen) => {
      const [role = '', name] = screen.split('/')
      const isPart = worker.includes(`src/routes/${screen}.screen.tsx`)
      // The tabs of a batch are made from their endings.
      const isTab = role === 'learner' && worker.includes(`'${name?.replace(/^batch/, '')}'`)
      return !isPart && !named(role).includes(name) && !(name?.startsWith('batch') && isTab)
    })
    .map(
      (screen) =>
        `src/routes/${screen}.screen.tsx is in no area: name it in AREAS of scripts/build/service-worker.ts`,
    )
}

interface Routed {
  /** As in `paths`. */
  path: string
  screen: string
}

/** The pages of a route table with their screens; loaders with a name of their own are followed. */
export function listRoutes(table: string): Routed[] {
  const named = new Map(
    [...table.matchAll(/^const (\w+) = \(\) => import\('\.\/([\w-]+)\.screen\.tsx'\)/gm)].map(
      ([, name = '', screen = '']) => [name, screen] as const,
    ),
  )
  return table
    .split('definePage(')
    .slice(1)
    .flatMap((row) => {
      const path = /paths\.(\w+)/.exec(row)?.[1]
      const [, own, name] = /load: (?:\(\) => import\('\.\/([\w-]+)\.screen\.tsx'\)|(\w+))/.exec(row) ?? []
      const screen = own ?? named.get(name ?? '')
      return path && screen ? [{ path, screen }] : []
    })
}

/**
 * Pages that are stored to be read without a connection, and that no link offers there. `linked` has the
 * addresses of the links.
 */
export function findUnlinkedPages(
  worker: string,
  pages: readonly (Routed & { to: string })[],
  linked: readonly string[],
): string[] {
  const list = /READ_OFFLINE[^=]*=([\s\S]*?)\n\]\n/.exec(worker)?.[1] ?? ''
  const stored = [...list.matchAll(/src\/routes\/learner\/([\w-]+)\.screen\.tsx/g)].map(([, name]) => name)
  return pages
    .filter(({ screen, to }) => stored.includes(screen) && !linked.includes(to))
    .map(
      ({ path }) =>
        `paths.${path} is stored to be read offline: name it in listOfflineLinks of src/features/shell/learner/learner-links.ts`,
    )
}

/** Pages that the palette finds and no menu, bar or tile leads to. */
export function findUnplacedPages(found: readonly string[], placed: readonly string[]): string[] {
  return found
    .filter((name) => !placed.includes(name))
    .map(
      (name) =>
        `${name} stands in no menu: name it in accountPages or tilePages of src/features/shell/shared/destinations.ts, or in ELSEWHERE with where its link is`,
    )
}

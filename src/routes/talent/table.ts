/** The talent's addresses and their files. */
import { group, screen } from '../group.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

export const table = [
  group('talent', ['talent'], [screen('/talent-desk', () => import('./home.screen.tsx')), screen('/talent-desk/*', notFound)]),
] as const

/**
 * THE route table: every address and its file. `lib/paths.ts` has the same addresses as functions, and a test matches the two.
 * A new screen is one row here, in the group whose frame it stands in. (ruling R23, R51)
 */
import type { Role } from '#src/lib/role.ts'
import { group, screen } from './group.ts'

/** A talent may do all that a learner may. (ruling R10) */
const LEARNERS: readonly Role[] = ['learner', 'talent']

const notFound = () => import('./guest/not-found.screen.tsx')

export const table = [
  group('guest', undefined, [screen('*', notFound)]),
  group('course', undefined, []),
  group('plain', undefined, [screen('/login', () => import('./guest/login.screen.tsx'))]),
  group('learner', LEARNERS, [screen('/dashboard/*', notFound)]),
  group('teacher', ['teacher'], [screen('/teacher', () => import('./teacher/home.screen.tsx')), screen('/teacher/*', notFound)]),
  group('talent', ['talent'], [screen('/talent-desk', () => import('./talent/home.screen.tsx')), screen('/talent-desk/*', notFound)]),
] as const

/** The frames as lazy files: nobody loads another role's frame. (ruling R51) */

import { offers } from '#src/lib/features.ts'
import type { FrameName } from '#src/lib/frame-address.ts'
import type { RouteModule } from '#src/routes/page.ts'

export const frameFiles: Readonly<Record<FrameName, () => Promise<RouteModule>>> = {
  guest: () => import('./guest-frame.tsx'),
  course: () => import('./course-frame.tsx'),
  plain: () => import('./plain-frame.tsx'),
  learner: () => import('./learner-frame.tsx'),
  teacher: () => import('./teacher-frame.tsx'),
  talent: () => (offers.talents ? import('./talent-frame.tsx') : import('./learner-frame.tsx')),
}

/** The app's side of prerendering, which `npm run prerender` loads. */

import { connectPainting } from './connect.ts'
import { listHomeCourses, listPages } from './list-pages.ts'
import { paintPage } from './paint-page.tsx'
import { listThings } from './things.ts'

export const painter = { connectPainting, listPages, listHomeCourses, paintPage, listThings }

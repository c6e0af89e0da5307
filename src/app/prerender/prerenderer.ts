/** The app's side of prerendering, which `npm run prerender` loads. */

import { connectPrerendering } from './connect.ts'
import { listHomeCourses, listPages } from './list-pages.ts'
import { prerenderPage } from './prerender-page.tsx'
import { listThings } from './things.ts'

export const prerenderer = { connectPrerendering, listPages, listHomeCourses, prerenderPage, listThings }

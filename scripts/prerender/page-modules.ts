/** The source modules behind prerendered pages, by route: their styles and scripts come with the file. */

import { allPages, findScreenFile } from '#src/routes/all-pages.ts'
import { getFrameModule, type StartModules } from '../build/start-modules.ts'

interface PrerenderedModules extends Pick<StartModules, 'frame' | 'area'> {
  screens: readonly string[]
  parts: readonly string[]
  preloads: readonly string[]
}

/** The course page is completely in its frame's file; for other screens the file carries what it shows. */
export function getPrerenderedModules(route: string): PrerenderedModules {
  const page = allPages.find(({ path, area }) => path === route && area === 'guest')
  if (!page) throw new Error(`${route} has no HTML files of its own.`)
  const { frame } = page
  const screen = `src/routes/${findScreenFile(page)}`
  const parts = page.facts.prerenderedParts ?? []
  const isWhole = frame === 'course'
  return {
    frame: getFrameModule(frame),
    area: [],
    screens: isWhole ? [screen] : [],
    parts: isWhole ? parts : [screen, ...parts],
    preloads: isWhole ? [] : [screen],
  }
}

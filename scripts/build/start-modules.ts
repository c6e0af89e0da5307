/** Names the source modules of the pages in the start table. */

import type { FrameName, HtmlFile } from '#src/lib/frame-address.ts'
import { isAskedAtOnce, START_PAGES } from '#src/routes/starts.ts'
import { getPictureKey } from './manifest.ts'

/** The frame's component, which the router loads for all its addresses. */
export function getFrameModule(frame: FrameName): string {
  return `src/app/frames/${frame}-frame.tsx`
}

export interface StartModules {
  frame: string
  /** Lists the calls that the page starts with. */
  calls: string
  screens: readonly string[]
  /** The manifest's name of its first picture, which a build may lack. (`first-pictures.ts`) */
  picture: string
  /**
   * Loads with the first page of a closed area: its route table and its calls. Guests' parts load with the
   * app's first files.
   */
  area: readonly string[]
}

export function getStartModules(file: HtmlFile): StartModules {
  const { frame, area, screens } = START_PAGES[file]
  const addFolder = (path: string) => `src/routes/${path}`
  const calls = addFolder(`${area}/preloads.ts`)
  return {
    frame: getFrameModule(frame),
    calls,
    screens: screens.map(addFolder),
    picture: getPictureKey(screens[0] ?? ''),
    area:
      area === 'guest'
        ? []
        : [...(isAskedAtOnce(START_PAGES[file]) ? [calls] : []), addFolder(`${area}/table.ts`)],
  }
}

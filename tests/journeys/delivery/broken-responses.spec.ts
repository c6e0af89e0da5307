/**
 * Bad responses on each screen, one kind each; `npm run test:faults` tries every kind on every read. Every
 * fourth screen also waits until the connection counts as slow, which takes 8 s; in that run all do. (ruling
 * R42)
 */

import {
  allowBadResponses,
  breakings,
  expectBrokenResponseHandled,
  expectSlowLineShown,
  openSound,
} from '../support/broken-screen.ts'
import { journey } from '../support/journey.ts'
import { nameOf, readingScreens, sampleOf } from '../support/screens.ts'

const EVERY_FOURTH = 4
const kinds = Object.keys(breakings) as (keyof typeof breakings)[]

sampleOf(readingScreens).forEach((row, index) => {
  const kind = kinds[index % kinds.length] ?? 'html'
  const isSlowToo = index % EVERY_FOURTH === 0
  journey(
    `${nameOf(row)}: ${isSlowToo ? 'slow, then ' : ''}${kind}`,
    async ({ app, copy, sandbox, consoleWatch }) => {
      allowBadResponses(consoleWatch)
      if (row.as) await app.loginAs(row.as)
      const sound = await openSound(app.page, row)
      await expectBrokenResponseHandled(app.page, sandbox, sound, { breaking: breakings[kind] })
      if (isSlowToo) await expectSlowLineShown(app.page, copy.isApi, sound)
    },
  )
})

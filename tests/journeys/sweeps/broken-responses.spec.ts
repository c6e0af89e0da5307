/** Every read of every screen with every bad response, and each screen on a slow connection. Long: `npm run test:faults`. */

import {
  allowBadResponses,
  breakings,
  expectBrokenResponseHandled,
  expectSlowLineShown,
  openSound,
} from '../support/broken-screen.ts'
import { journey } from '../support/journey.ts'
import { nameOf, readingScreens } from '../support/screens.ts'

for (const row of readingScreens) {
  journey(nameOf(row), async ({ app, copy, sandbox, consoleWatch }) => {
    journey.setTimeout(15 * 60_000)
    allowBadResponses(consoleWatch)
    if (row.as) await app.loginAs(row.as)
    await sandbox.forgetCalls()
    const sound = await openSound(app.page, row)
    const reads = new Set(
      (await sandbox.calls()).filter(({ method }) => method === 'GET').map(({ path }) => path),
    )
    for (const path of reads) {
      for (const [kind, breaking] of Object.entries(breakings)) {
        await journey.step(`${path}: ${kind}`, () =>
          // A single failed read may go unnoticed, like the count of unread notices.
          expectBrokenResponseHandled(app.page, sandbox, sound, { breaking, path, isLoud: false }),
        )
      }
    }
    await expectSlowLineShown(app.page, copy.isApi, sound)
  })
}

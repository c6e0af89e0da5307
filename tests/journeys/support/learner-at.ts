import type { App } from './journey.ts'
import type { SandboxControl } from './sandbox-control.ts'

/** Sets browser and sandbox to a time, and logs the learner in. */
export async function learnerAt(at: Date, app: App, sandbox: SandboxControl): Promise<void> {
  const logIn = () => app.loginAs('learner')
  const move = async () => {
    await sandbox.moveTo(at.toISOString())
    await app.page.clock.setFixedTime(at)
  }
  // Both clocks are set, since browser and sandbox each drop cookies that have expired by their own clock.
  const now = new Date()
  await sandbox.moveTo(now.toISOString())
  for (const step of at < now ? [logIn, move] : [move, logIn]) await step()
}

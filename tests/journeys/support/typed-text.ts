/** Text that a driver enters as a person types it; over WebDriver BiDi the app would not notice it. */

import type { BrowserContext } from '@playwright/test'

export async function typeAsPeopleDo(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() !== 'firefox') return
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => document.execCommand('insertText', false, text),
      // The driver enters its own text there.
      set() {},
    })
  })
}

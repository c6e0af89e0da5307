/** Text that a driver puts into a field as a person types it: over WebDriver BiDi it would be set without the field's app noticing. */

import type { BrowserContext } from '@playwright/test'

export async function typeAsPeopleDo(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() !== 'firefox') return
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => document.execCommand('insertText', false, text),
      // The driver puts its own there.
      set() {},
    })
  })
}

/** Fails a journey on any console error, React warning, or uncaught error that it did not announce. */

import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

export interface ConsoleWatch {
  /** Messages that this journey causes on purpose, e.g. the network error of a planted fault. */
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
}

/** The browser's own message about drawing without a graphics card, while a fingerprint is taken. */
const SOFTWARE_GRAPHICS = /GL Driver Message/
/** Journeys walk without the service worker, except those that are about it. */
const NO_WORKER = /Service Worker registration blocked by Playwright/
/** Chromium's own message when a preload meets a worker that is just starting; the file is fetched again. */
const WOKEN_WORKER = /cross-world service worker resource mismatch/
/** An HTML file serves several pages, and preloads the screen of the one that most visits begin with. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/

/**
 * A cut connection, in the words of this engine: only journeys that cut it or plant a fault cause it. The
 * rest are notes on what the page does on purpose: styles of other engines, a font that is not shown yet, a
 * player in a frame.
 */
const FIREFOX_NOTES = [/Cross-Origin Request Blocked/, /^warning: /]
const isFirefox = (context: BrowserContext) => context.browser()?.browserType().name() === 'firefox'

/** The page itself got a 404, because its address is unknown. */
const isOwnAbsence = (message: ConsoleMessage) =>
  message.location().url === message.page()?.url() && /status of 404/.test(message.text())

export function watchConsole(context: BrowserContext): ConsoleWatch {
  const lines: string[] = []
  const allowed: RegExp[] = [
    SOFTWARE_GRAPHICS,
    NO_WORKER,
    WOKEN_WORKER,
    UNUSED_PRELOAD,
    ...(isFirefox(context) ? FIREFOX_NOTES : []),
  ]
  const onMessage = (message: ConsoleMessage) => {
    const place = message.location().url
    if (isOwnAbsence(message)) return
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`${message.type()}: ${message.text()} (${place})`)
  }
  const onPage = (page: Page) => {
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`))
  }
  context.on('console', onMessage)
  context.on('page', onPage)
  context.pages().forEach(onPage)
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}

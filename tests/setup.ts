/** Adds what jsdom lacks, for every test that draws. */

import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, configure } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { afterAll, afterEach, vi } from 'vitest'

// jsdom's own classes lose the bytes of a file on their way through fetch: multipart bodies use Node's.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData

/** React passes the form when its submit starts a navigation; Node's class accepts none. */
class FieldsOfForm extends NodeFormData {
  constructor(_form?: HTMLFormElement) {
    super()
  }
}

Object.assign(globalThis, {
  File: NodeFile,
  Blob: NodeBlob,
  FormData: FieldsOfForm,
  Request: Object.getPrototypeOf(Request),
})

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A phone in the light scheme without reduced motion: every media query returns false. */
function matchMedia(media: string): MediaQueryList {
  const quiet = new EventTarget()
  return Object.assign(quiet, {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
}

Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver, matchMedia })
Object.assign(window, { matchMedia, scrollTo: () => {} })
Element.prototype.scrollIntoView = () => {}
// A toast captures the pointer that presses it.
Element.prototype.setPointerCapture = () => {}

// A busy machine draws late; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

/** Longer than a part's work just after it unmounts, such as a panel that returns the focus. */
const AFTERMATH_MS = 50

const setTimer = globalThis.setTimeout
const timers = new Set<NodeJS.Timeout>()

/** Notes every timer, such as a toast's that lives longer than the toast. */
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = setTimer(...given)
  timers.add(timer)
  return timer
}, setTimer)

// Timers of unmounted parts, and the fading line of a slow page, would look for a document that is gone with
// its test file.
afterAll(async () => {
  await new Promise((resolve) => setTimer(resolve, AFTERMATH_MS))
  await vi.waitUntil(() => document.querySelector('#nprogress') === null, { timeout: 20_000 })
  timers.forEach((timer) => clearTimeout(timer))
})

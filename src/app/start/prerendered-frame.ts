/**
 * Repeats in the app what somebody did on the prerendered frame of the HTML file. The first render removes that
 * frame, and with it any press, typed text or focus, and the scroll position on a prerendered page. Links are
 * left to the browser.
 */

import { type ElementPosition, findElement, locateElement, REACHABLE } from './element-position.ts'
import { EnteredValues, isField, waitForValues } from './entered-values.ts'

/**
 * Waits until the screen has replaced a picture that stays longer than the first render; other pages have none.
 * (`src/ui/states/standing-picture.tsx`)
 */
function waitForScreen(root: Element): Promise<void> {
  const isStanding = () => root.querySelector('[data-standing]') !== null
  if (!isStanding()) return Promise.resolve()
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (isStanding()) return
      watch.disconnect()
      resolve()
    })
    watch.observe(root, { childList: true, subtree: true })
  })
}

/**
 * Listens within `root` until the screen has been `drawn`, and then repeats the actions in the app: all texts
 * and chosen options, and the last press of a button or of Ctrl and Enter. Those of a visit that ended before
 * that are restored as soon as their field is on the page: in the frame, the first `picture` or the app.
 */
export async function redoAfterDrawing(
  root: HTMLElement,
  drawn: Promise<void>,
  picture: Promise<void>,
): Promise<void> {
  const watching = new AbortController()
  const values = new EnteredValues(root)
  let reached: ElementPosition | undefined
  let then: (() => void) | undefined
  let readTo = 0
  // A frame without content has nothing to read: there the router restores the scroll position after a
  // reload.
  const follow = () => 'prerendered' in root.dataset && (readTo = window.scrollY)
  window.addEventListener('scroll', follow, { passive: true, signal: watching.signal })

  function on<Name extends 'click' | 'focusin' | 'input' | 'keydown' | 'pointerdown' | 'submit'>(
    name: Name,
    run: (target: Element, event: HTMLElementEventMap[Name]) => void,
  ): void {
    const listener = (event: HTMLElementEventMap[Name]) =>
      event.target instanceof Element && run(event.target, event)
    root.addEventListener(name, listener, { capture: true, signal: watching.signal })
  }
  on('click', (target) => {
    const button = target.closest('button')
    if (!button) return
    const place = locateElement(root, button)
    button.dataset['pressed'] = ''
    then = () => findElement(root, place)?.click()
  })
  on('input', (target) => isField(target) && values.note(target))
  on('submit', (target, event) => {
    event.preventDefault()
    const field = target.querySelector('input')
    if (!field) return
    const place = locateElement(root, field)
    then = () => (findElement(root, place) as HTMLInputElement | undefined)?.form?.requestSubmit()
  })
  // Sends a text of several lines, such as a note; in a field of one line the browser submits its form.
  on('keydown', (target, { key, code, ctrlKey, metaKey }) => {
    if (key !== 'Enter' || !(ctrlKey || metaKey) || !isField(target)) return
    const place = locateElement(root, target)
    const again = { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }
    then = () => findElement(root, place)?.dispatchEvent(new KeyboardEvent('keydown', again))
  })
  on('focusin', (target) => {
    reached = target.matches(REACHABLE) ? locateElement(root, target as HTMLElement) : undefined
  })
  // Browsers differ in whether removing the focused element fires a blur; a press elsewhere always ends the
  // focus.
  on('pointerdown', () => (reached = undefined))
  values.restoreEarlier()
  void picture.then(() => values.restoreEarlier())

  await drawn
  await waitForScreen(root)
  watching.abort()
  const entered = values.enterAll()
  if (reached && document.activeElement === document.body)
    findElement(root, reached)?.focus({ preventScroll: true })
  await waitForValues(entered)
  then?.()
  if (readTo > 0) window.scrollTo(0, readTo)
}

/**
 * Repeats in the app what somebody did on the prerendered frame of the HTML file. The first render removes that
 * frame, and with it any press, typed text or focus, and the scroll position on a prerendered page. Links are
 * left to the browser.
 */

/** Focusable elements; `main` is the target of the skip link. */
const REACHABLE = 'a[href], button, input, textarea, main'

/** Finds the same element in the frame and in the app: the `nth`, from 0, of those with the same name. */
interface ElementPosition {
  name: string
  nth: number
}

/** Ignores the text before a colon, such as the person's name, which the frame does not know. */
function nameOf(element: Element): string {
  if (element.tagName === 'MAIN') return 'MAIN'
  const label = element.getAttribute('aria-label') ?? element.textContent
  return [element.tagName, label.split(': ').at(-1), element.getAttribute('href')].join(' ')
}

/** What takes no press is a picture that stands until its screen is known. (`src/ui/states/standing-picture.tsx`) */
const isLive = (element: Element) => element.closest('[data-standing]') === null

function calledSo(root: Element, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => isLive(element) && nameOf(element) === name,
  )
}

function placeOf(root: Element, element: HTMLElement): ElementPosition {
  const name = nameOf(element)
  return { name, nth: calledSo(root, name).indexOf(element) }
}

/** Undefined if the app has no such element, since the app knows who is signed in and the frame does not. */
function findElement(root: Element, { name, nth }: ElementPosition): HTMLElement | undefined {
  return calledSo(root, name)[nth]
}

/** Until the picture has made way for the screen; a page without one waits for nothing. */
function waitUntilLive(root: Element): Promise<void> {
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

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** As if it were typed: React hears of it, unless it has set the value itself. */
function enterText(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Listens within `root` until `drawn`, and then repeats the actions in the app; of the presses only the last
 * one.
 */
export async function redoAfterDrawing(root: HTMLElement, drawn: Promise<void>): Promise<void> {
  const watching = new AbortController()
  const typed = new Map<TextField, ElementPosition>()
  let reached: ElementPosition | undefined
  let then: (() => void) | undefined
  let readTo = 0
  // A frame without content has nothing to read: there the router restores the scroll position after a
  // reload.
  const follow = () => 'painted' in root.dataset && (readTo = window.scrollY)
  window.addEventListener('scroll', follow, { passive: true, signal: watching.signal })

  function on<Name extends 'click' | 'focusin' | 'input' | 'pointerdown' | 'submit'>(
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
    const place = placeOf(root, button)
    button.dataset['pressed'] = ''
    then = () => findElement(root, place)?.click()
  })
  on('input', (target) => {
    if (!isTextField(target)) return
    const place = placeOf(root, target)
    if (target.type === 'radio') then = () => findElement(root, place)?.click()
    else typed.set(target, place)
  })
  on('submit', (target, event) => {
    event.preventDefault()
    const field = target.querySelector('input')
    if (!field) return
    const place = placeOf(root, field)
    then = () => (findElement(root, place) as HTMLInputElement | undefined)?.form?.requestSubmit()
  })
  on('focusin', (target) => {
    reached = target.matches(REACHABLE) ? placeOf(root, target as HTMLElement) : undefined
  })
  // Browsers differ in whether removing the focused element fires a blur; a press elsewhere always ends the
  // focus.
  on('pointerdown', () => (reached = undefined))

  await drawn
  watching.abort()
  await waitUntilLive(root)
  for (const [before, place] of typed) {
    const field = findElement(root, place)
    if (field === undefined || !isTextField(field)) continue
    enterText(field, before.value)
    field.setSelectionRange(before.selectionStart, before.selectionEnd)
  }
  if (reached && document.activeElement === document.body)
    findElement(root, reached)?.focus({ preventScroll: true })
  then?.()
  if (readTo > 0) window.scrollTo(0, readTo)
}

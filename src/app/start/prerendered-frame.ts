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

function calledSo(root: Element, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter((element) => nameOf(element) === name)
}

function placeOf(root: Element, element: HTMLElement): ElementPosition {
  const name = nameOf(element)
  return { name, nth: calledSo(root, name).indexOf(element) }
}

/** Undefined if the app has no such element, since the app knows who is signed in and the frame does not. */
function findElement(root: Element, { name, nth }: ElementPosition): HTMLElement | undefined {
  return calledSo(root, name)[nth]
}

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

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isOption = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')

/** React ignores a value that is set through its own property, so this uses the browser's. */
function enterText(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A field that does not take its text, such as one that rewrites it, is not waited for any longer. */
const MOST_TURNS = 50

/**
 * Waits until these fields show their texts: a form that has just been drawn takes them when its effects have run,
 * and would be sent empty before.
 */
async function waitForTexts(entered: ReadonlyMap<TextField, string>): Promise<void> {
  const isTaken = () => [...entered].every(([field, text]) => field.value === text)
  for (let turn = 0; turn < MOST_TURNS && !isTaken(); turn++)
    await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Listens within `root` until the screen has been `drawn`, and then repeats the actions in the app: all texts
 * and chosen options, and the last press of a button or of Ctrl and Enter.
 */
export async function redoAfterDrawing(root: HTMLElement, drawn: Promise<void>): Promise<void> {
  const watching = new AbortController()
  const typed = new Map<TextField, ElementPosition>()
  const chosen = new Map<HTMLInputElement, ElementPosition>()
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
    const place = placeOf(root, button)
    button.dataset['pressed'] = ''
    then = () => findElement(root, place)?.click()
  })
  on('input', (target) => {
    if (isOption(target)) chosen.set(target, placeOf(root, target))
    else if (isTextField(target)) typed.set(target, placeOf(root, target))
  })
  on('submit', (target, event) => {
    event.preventDefault()
    const field = target.querySelector('input')
    if (!field) return
    const place = placeOf(root, field)
    then = () => (findElement(root, place) as HTMLInputElement | undefined)?.form?.requestSubmit()
  })
  // Sends a text of several lines, such as a note; in a field of one line the browser submits its form.
  on('keydown', (target, { key, code, ctrlKey, metaKey }) => {
    if (key !== 'Enter' || !(ctrlKey || metaKey) || !isTextField(target)) return
    const place = placeOf(root, target)
    const again = { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }
    then = () => findElement(root, place)?.dispatchEvent(new KeyboardEvent('keydown', again))
  })
  on('focusin', (target) => {
    reached = target.matches(REACHABLE) ? placeOf(root, target as HTMLElement) : undefined
  })
  // Browsers differ in whether removing the focused element fires a blur; a press elsewhere always ends the
  // focus.
  on('pointerdown', () => (reached = undefined))

  await drawn
  await waitForScreen(root)
  watching.abort()
  const entered = new Map<TextField, string>()
  for (const [before, place] of typed) {
    const field = findElement(root, place)
    if (field === undefined || !isTextField(field)) continue
    enterText(field, before.value)
    entered.set(field, before.value)
    field.setSelectionRange(before.selectionStart, before.selectionEnd)
  }
  for (const [before, place] of chosen) {
    const option = findElement(root, place)
    if (option && isOption(option) && option.checked !== before.checked) option.click()
  }
  if (reached && document.activeElement === document.body)
    findElement(root, reached)?.focus({ preventScroll: true })
  await waitForTexts(entered)
  then?.()
  if (readTo > 0) window.scrollTo(0, readTo)
}

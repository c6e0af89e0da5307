/** Finds an element of the prerendered frame again in the first picture or the app. */

/** Focusable elements; `main` is the target of the skip link. */
export const REACHABLE = 'a[href], button, input, textarea, main'

/** Identifies an element in the frame and in the app: it is the `nth`, from 0, of those with the same name. */
export interface ElementPosition {
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

export function locateElement(root: Element, element: HTMLElement): ElementPosition {
  const name = nameOf(element)
  return { name, nth: calledSo(root, name).indexOf(element) }
}

/** Undefined if the app has no such element, since the app knows who is signed in and the frame does not. */
export function findElement(root: Element, { name, nth }: ElementPosition): HTMLElement | undefined {
  return calledSo(root, name)[nth]
}

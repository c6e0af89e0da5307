/**
 * Texts and options that are entered before the app is there, until it has them. They outlive a reload: on a weak
 * connection the app's files may not come.
 */

import { type ElementPosition, findElement, placeOf } from './element-position.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

export const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isOption = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

function findField(root: Element, place: ElementPosition): Field | undefined {
  const element = findElement(root, place)
  return isField(element) ? element : undefined
}

/** The text of a field, or whether an option is chosen. */
type Value = string | boolean

const readValue = (field: Field): Value => (isOption(field) ? field.checked : field.value)

/** React ignores a text that is set through its own property, so this uses the browser's. */
function enterValue(field: Field, value: Value): void {
  if (isOption(field)) {
    if (field.checked !== value) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Of this tab and address; a logout removes it as what a person has done here (`own-`). */
const ENTERED = 'karigor-own-entered'

type Entry = readonly [place: ElementPosition, value: Value]

const getAddress = () => window.location.pathname + window.location.search

function storeEntries(entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) sessionStorage.removeItem(ENTERED)
    else sessionStorage.setItem(ENTERED, JSON.stringify({ address: getAddress(), entries }))
  } catch {
    // Without storage they live as long as their page.
  }
}

function recallEntries(): readonly Entry[] {
  try {
    const { address, entries } = JSON.parse(sessionStorage.getItem(ENTERED) ?? '{}') as Record<
      string,
      unknown
    >
    return address === getAddress() && Array.isArray(entries) ? (entries as Entry[]) : []
  } catch {
    return []
  }
}

/** A field that does not take its value, such as one that rewrites it, is not waited for any longer. */
const MOST_TURNS = 50

/**
 * Waits until these fields show their values: a form that has just been drawn takes them when its effects have
 * run, and would be sent empty before.
 */
export async function waitForValues(entered: ReadonlyMap<Field, Value>): Promise<void> {
  const isTaken = () => [...entered].every(([field, value]) => readValue(field) === value)
  for (let turn = 0; turn < MOST_TURNS && !isTaken(); turn++)
    await new Promise((resolve) => setTimeout(resolve))
}

/** Follows what is entered within `root`. Begins with what a visit left that ended before the app was there. */
export class EnteredValues {
  readonly #root: Element
  readonly #touched = new Map<Field, ElementPosition>()
  #earlier = recallEntries()

  constructor(root: Element) {
    this.#root = root
  }

  note(field: Field): void {
    this.#touched.set(field, placeOf(this.#root, field))
    this.#store()
  }

  /** Enters again what an earlier visit left, where its field stands by now. */
  enterEarlier(): void {
    const entries = this.#earlier
    this.#earlier = entries.filter(([place]) => !findField(this.#root, place))
    for (const [place, value] of entries) {
      const field = findField(this.#root, place)
      if (field) enterValue(field, value)
    }
  }

  /**
   * Enters everything in the app's fields, and returns these. What has no field here, such as below an error,
   * waits for the next visit.
   */
  enterAll(): ReadonlyMap<Field, Value> {
    const entered = new Map<Field, Value>()
    for (const [before, place] of this.#touched) {
      const field = findField(this.#root, place)
      if (!field) continue
      const value = readValue(before)
      this.#touched.delete(before)
      enterValue(field, value)
      entered.set(field, value)
      if (!isOption(field)) field.setSelectionRange(before.selectionStart, before.selectionEnd)
    }
    this.enterEarlier()
    this.#store()
    return entered
  }

  #store(): void {
    const own = [...this.#touched].filter(([{ type }]) => type !== 'password')
    storeEntries([...own.map(([field, place]): Entry => [place, readValue(field)]), ...this.#earlier])
  }
}

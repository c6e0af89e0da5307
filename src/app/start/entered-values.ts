/**
 * Holds texts and options that are entered before the app has loaded, until the app has them. They survive a
 * reload: on a weak connection the app's files may fail to load.
 */

import { readTokenPerson } from '#src/stores/browser/session-cookies.ts'
import { type ElementPosition, findElement, locateElement } from './element-position.ts'

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

/** A logout removes them, like everything of this person that is named `own-`. (ruling R21) */
const ENTERED = 'karigor-own-entered'

type Entry = readonly [place: ElementPosition, value: Value]

/** Undefined for a guest. */
const getOwner = () => readTokenPerson()?._id

/** Each person and each address in this tab has its own values: another page must not take them away. */
function buildName(): string {
  const { pathname, search } = window.location
  return [ENTERED, getOwner() ?? '', pathname + search].join(':')
}

function storeEntries(name: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify({ owner: getOwner(), entries }))
  } catch {
    // Without storage they live as long as their page.
  }
}

function recallEntries(name: string): readonly Entry[] {
  try {
    const { entries } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as { entries?: unknown }
    return Array.isArray(entries) ? (entries as Entry[]) : []
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

/** Follows what is entered within `root`. Starts with the values of a visit that ended before the app had loaded. */
export class EnteredValues {
  readonly #root: Element
  readonly #touched = new Map<Field, ElementPosition>()
  /** As the visit began: the app may renew the tokens meanwhile. */
  readonly #name = buildName()
  #earlier = recallEntries(this.#name)

  constructor(root: Element) {
    this.#root = root
  }

  note(field: Field): void {
    this.#touched.set(field, locateElement(this.#root, field))
    this.#store()
  }

  /** Restores the values of an earlier visit in those fields that are on the page by now. */
  restoreEarlier(): void {
    const entries = this.#earlier
    this.#earlier = entries.filter(([place]) => !findField(this.#root, place))
    for (const [place, value] of entries) {
      const field = findField(this.#root, place)
      if (field) enterValue(field, value)
    }
  }

  /**
   * Enters all values in the app's fields, and returns these. A value without a field, as when the app shows an
   * error, stays stored for the next visit.
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
    this.restoreEarlier()
    this.#store()
    return entered
  }

  #store(): void {
    const own = [...this.#touched].filter(([{ type }]) => type !== 'password')
    storeEntries(this.#name, [
      ...own.map(([field, place]): Entry => [place, readValue(field)]),
      ...this.#earlier,
    ])
  }
}

/**
 * Replays in the app what was done on the prerendered frame. `tests/journeys/frame/prerendered-frame.spec.ts`
 * tests the whole path.
 */

import { beforeEach, expect, test, vi } from 'vitest'
import { redoAfterDrawing } from './prerendered-frame.ts'

const FRAME = `
  <button>লগইন</button> <button>লগইন</button>
  <button aria-label="অ্যাকাউন্ট: মেনু"></button>
  <a href="/free">ফ্রি</a> <p>লেখা</p>
  <form><input aria-label="খুঁজুন"></form>`

let root: HTMLElement
let pressed: string[]

beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  root = document.body.firstElementChild as HTMLElement
  root.innerHTML = FRAME
  pressed = []
})

const nth = (selector: string, index = 0) =>
  root.querySelectorAll<HTMLElement>(selector)[index] as HTMLElement

/** Draws the app over the frame once `act` has run, and waits until everything is replayed. */
async function drawAfter(act: () => void, app = FRAME): Promise<void> {
  let draw = () => undefined as void
  const done = redoAfterDrawing(root, new Promise((resolve) => (draw = resolve)), Promise.resolve())
  act()
  root.innerHTML = app
  root
    .querySelectorAll('button')
    .forEach((button, index) => button.addEventListener('click', () => pressed.push(`button ${index}`)))
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    pressed.push(`search ${(nth('input') as HTMLInputElement).value}`)
  })
  draw()
  await done
}

test('of two buttons with one name, the right one', async () => {
  await drawAfter(() => nth('button', 1).click())
  expect(pressed).toEqual(['button 1'])
})

test('only the last of several presses', async () => {
  await drawAfter(() => [0, 1, 0].forEach((index) => nth('button', index).click()))
  expect(pressed).toEqual(['button 0'])
})

test("a person's name before the button's name still finds the button", async () => {
  await drawAfter(() => nth('button', 2).click(), FRAME.replace('অ্যাকাউন্ট:', 'সাব্বির:'))
  expect(pressed).toEqual(['button 2'])
})

test('Ctrl and Enter in a text of several lines are pressed again, after its text; Enter alone is not', async () => {
  const note = '<textarea aria-label="নোট"></textarea>'
  const sent: string[] = []
  root.innerHTML = note
  const press = (init: KeyboardEventInit) =>
    nth('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }))
  const listen = (event: KeyboardEvent) =>
    sent.push(`${event.ctrlKey} ${(event.target as HTMLTextAreaElement).value}`)
  const act = (init: KeyboardEventInit) => () => {
    const field = nth('textarea') as HTMLTextAreaElement
    field.value = 'লেখা'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    press(init)
    document.addEventListener('keydown', listen)
  }
  await drawAfter(act({}), note)
  expect(sent).toEqual([])
  document.removeEventListener('keydown', listen)
  await drawAfter(act({ ctrlKey: true }), note)
  document.removeEventListener('keydown', listen)
  expect(sent).toEqual(['true লেখা'])
})

test('nothing where the app has no such button', async () => {
  await drawAfter(() => nth('button').click(), '<button>নোটিশ</button>')
  expect(pressed).toEqual([])
})

test('a search is sent with what was typed', async () => {
  await drawAfter(() => {
    const field = nth('input') as HTMLInputElement
    field.value = 'পাইথন'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.form?.requestSubmit()
  })
  expect(pressed).toEqual(['search পাইথন'])
})

test('the focus moves to the same link, unless a press beside it removed the focus', async () => {
  await drawAfter(() => nth('a').focus())
  expect(document.activeElement).toBe(nth('a'))
  nth('a').blur()
  await drawAfter(() => {
    nth('a').focus()
    nth('p').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  expect(document.activeElement).toBe(document.body)
})

test('a focus that the app has already set stays where it is', async () => {
  const own = document.body.appendChild(document.createElement('input'))
  await drawAfter(() => {
    nth('a').focus()
    own.focus()
  })
  expect(document.activeElement).toBe(own)
})

const QUIZ = `
  <label><input type="checkbox"> এক</label> <label><input type="checkbox"> দুই</label>
  <label><input type="radio" name="a"> তিন</label> <label><input type="radio" name="a"> চার</label>
  <textarea aria-label="উত্তর"></textarea> <button>পরের প্রশ্ন</button>`

const isChecked = () =>
  [...root.querySelectorAll<HTMLInputElement>('label input')].map(({ checked }) => checked)

test('all options are as they were chosen, and the last press comes after them', async () => {
  root.innerHTML = QUIZ
  await drawAfter(() => {
    // The second one twice: it is not chosen after all.
    for (const index of [0, 1, 1, 2, 3]) nth('label input', index).click()
    nth('button').click()
  }, QUIZ)
  expect(isChecked()).toEqual([true, false, false, true])
  expect(pressed).toEqual(['button 0'])
})

test('a long text is entered as if it were typed, so that React hears of it', async () => {
  root.innerHTML = QUIZ
  const heard: string[] = []
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLTextAreaElement).value), {
    once: true,
  })
  await drawAfter(() => {
    // Only the app's field is listened to.
    const field = nth('textarea') as HTMLTextAreaElement
    field.value = 'আমার উত্তর'
    field.dispatchEvent(new Event('input'))
  }, QUIZ)
  expect((nth('textarea') as HTMLTextAreaElement).value).toBe('আমার উত্তর')
  expect(heard).toEqual(['আমার উত্তর'])
})

test('a press on a picture that stays after the first render is repeated in the screen', async () => {
  root.innerHTML = QUIZ
  let draw = () => undefined as void
  const done = redoAfterDrawing(root, new Promise((resolve) => (draw = resolve)), Promise.resolve())
  root.innerHTML = `<div data-standing>${QUIZ}</div>`
  draw()
  await Promise.resolve()
  nth('label input', 1).click()
  root.innerHTML = QUIZ
  await done
  expect(isChecked()).toEqual([false, true, false, false])
})

const NOTE =
  '<textarea aria-label="নোট"></textarea> <input type="password"> <label><input type="radio"> এক</label>'
const never = new Promise<void>(() => undefined)

function type(field: HTMLElement, text: string): void {
  ;(field as HTMLInputElement).value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types on a page whose app never loads, and reloads it without content. */
function typeBeforeReload(text: string): void {
  root.innerHTML = NOTE
  void redoAfterDrawing(root, never, never)
  type(nth('textarea'), text)
  type(nth('input'), 'গোপন')
  nth('label input').click()
  const next = root.cloneNode(false) as HTMLElement
  root.replaceWith(next)
  root = next
}

test('a text and an option survive a reload before the app has loaded: picture and app show them, and they are no longer stored', async () => {
  typeBeforeReload('অর্ধেক')
  let draw = () => undefined as void
  const drawn = new Promise<void>((resolve) => (draw = resolve))
  let show = () => undefined as void
  const done = redoAfterDrawing(root, drawn, new Promise((resolve) => (show = resolve)))
  root.innerHTML = NOTE
  show()
  await vi.waitFor(() => expect(nth('textarea')).toHaveProperty('value', 'অর্ধেক'))
  expect(nth('input')).toHaveProperty('value', '')
  expect(isChecked()).toEqual([true])
  type(nth('textarea'), 'অর্ধেক লেখা')
  root.innerHTML = NOTE
  draw()
  await done
  expect(nth('textarea')).toHaveProperty('value', 'অর্ধেক লেখা')
  expect(isChecked()).toEqual([true])
  expect(sessionStorage).toHaveLength(0)
})

test('a text whose field the app does not show, as with an error, stays stored for the next visit', async () => {
  typeBeforeReload('অপেক্ষা')
  await drawAfter(() => (root.innerHTML = NOTE), '<p>পাওয়া গেল না</p>')
  await drawAfter(() => undefined, NOTE)
  expect(nth('textarea')).toHaveProperty('value', 'অপেক্ষা')
  expect(sessionStorage).toHaveLength(0)
})

test('another person in the same tab does not get the text', async () => {
  const logIn = (_id: string) => {
    document.cookie = `accessToken=a.${btoa(JSON.stringify({ _id, role: 'learner' }))}.c; path=/`
  }
  logIn('one')
  typeBeforeReload('আমার একার')
  logIn('other')
  await drawAfter(() => (root.innerHTML = NOTE), NOTE)
  expect(nth('textarea')).toHaveProperty('value', '')
  logIn('one')
  await drawAfter(() => undefined, NOTE)
  document.cookie = 'accessToken=; path=/; max-age=0'
  expect(nth('textarea')).toHaveProperty('value', 'আমার একার')
})

test('a visit of another page leaves the text for its own page', async () => {
  history.replaceState(null, '', '/here')
  typeBeforeReload('পরে লিখব')
  history.replaceState(null, '', '/elsewhere')
  await drawAfter(() => (root.innerHTML = NOTE), NOTE)
  expect(nth('textarea')).toHaveProperty('value', '')
  history.replaceState(null, '', '/here')
  await drawAfter(() => undefined, NOTE)
  expect(nth('textarea')).toHaveProperty('value', 'পরে লিখব')
})

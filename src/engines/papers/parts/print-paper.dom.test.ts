import { afterEach, expect, test, vi } from 'vitest'
import { printPaper } from './print-paper.ts'
import sheet from './sheet.module.css'

const print = vi.fn<() => void>()
vi.stubGlobal('print', print)
const addSheet = (inside = '') =>
  document.body.insertAdjacentHTML('beforeend', `<article class="${sheet.sheet}">${inside}</article>`)
const waitAWhile = () => new Promise((resolve) => setTimeout(resolve, 60))

afterEach(() => {
  document.body.replaceChildren()
  print.mockReset()
})

test('a press before the paper has loaded waits for it, and two presses print once', async () => {
  const presses = [printPaper(), printPaper()]
  await waitAWhile()
  expect(print).not.toHaveBeenCalled()
  addSheet()
  await Promise.all(presses)
  expect(print).toHaveBeenCalledOnce()
})

test('a picture on the paper is loaded before the dialog', async () => {
  addSheet('<img loading="lazy">')
  const picture = document.querySelector('img')!
  let arrive = () => {}
  picture.decode = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const printing = printPaper()
  await waitAWhile()
  expect([picture.loading, print.mock.calls.length]).toEqual(['eager', 0])
  arrive()
  await printing
  expect(print).toHaveBeenCalledOnce()
})

test('a paper that is drawn only for the print counts as loaded', async () => {
  const draw = () => addSheet()
  addEventListener('beforeprint', draw)
  await printPaper()
  removeEventListener('beforeprint', draw)
  expect(print).toHaveBeenCalledOnce()
})

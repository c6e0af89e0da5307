import { expect, test } from 'vitest'
import { listChoices } from './list-choices.ts'

test('each is listed once, by name', () => {
  expect(
    listChoices(
      [
        ['2', 'রাকিব'],
        ['1', 'আনিকা'],
        ['2', 'রাকিব'],
      ],
      '',
    ),
  ).toEqual([
    { value: '1', label: 'আনিকা' },
    { value: '2', label: 'রাকিব' },
  ])
})

test('a choice in the address stays chosen if nothing contains it, and its id is not shown', () => {
  expect(listChoices([['1', 'আনিকা']], 'gone')).toContainEqual({ value: 'gone', label: 'নাম জানা নেই' })
})

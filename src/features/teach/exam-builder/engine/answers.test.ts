import { describe, expect, test } from 'vitest'
import {
  blankText,
  blankTextWritten,
  criterionAdded,
  criterionChanged,
  keyAdded,
  keyRemoved,
  keyWritten,
  kindChanged,
  optionAdded,
  optionMarked,
  optionMoved,
  optionRemoved,
} from './answers.ts'
import { type DraftQuestion, newQuestion } from './built-exam.ts'

const newId = () => 'new'
const base = newQuestion('single', newId, 4)
const options = ['ক', 'খ', 'গ'].map((text) => ({ id: text, text, isRight: text === 'খ' }))
const choice: DraftQuestion = { ...base, options }
const right = (question: Partial<DraftQuestion>) => question.options?.filter(({ isRight }) => isRight).map(({ id }) => id)

describe('options', () => {
  test('one right option goes over, several turn over', () => {
    expect(right(optionMarked(choice, 'গ'))).toEqual(['গ'])
    expect(right(optionMarked({ ...choice, kind: 'multiple' }, 'গ'))).toEqual(['খ', 'গ'])
    expect(right(optionMarked({ ...choice, kind: 'multiple' }, 'খ'))).toEqual([])
  })

  test('of several right ones the first stays where one may be right', () => {
    const several = { ...choice, options: options.map((option) => ({ ...option, isRight: true })) }
    expect(right(kindChanged(several, 'single'))).toEqual(['ক'])
    expect(kindChanged(several, 'essay')).toEqual({ kind: 'essay' })
  })

  test('never fewer than two, never more than eight', () => {
    expect(optionRemoved({ ...choice, options: options.slice(1) }, 'খ')).toEqual({})
    expect(optionRemoved(choice, 'খ').options).toHaveLength(2)
    expect(optionAdded(choice, newId).options?.at(-1)).toEqual({ id: 'new', text: '', isRight: false })
    expect(optionAdded({ ...choice, options: Array.from({ length: 8 }, () => options[0]!) }, newId)).toEqual({})
  })

  test.each([
    ['ক', 2, 'খগক'],
    ['গ', 0, 'গকখ'],
    ['ক', -1, undefined],
    ['গ', 3, undefined],
  ])('%s moved to %d', (id, to, order) => {
    expect(
      optionMoved(choice, id, to)
        .options?.map((option) => option.id)
        .join(''),
    ).toBe(order)
  })
})

describe('blanks', () => {
  const blanks: DraftQuestion = {
    ...base,
    kind: 'fill_in_the_blank',
    contents: ['const [', ', ', '] = useState(0)'],
    blanks: ['count', 'setCount'].map((key) => ({ id: key, accepted: [key] })),
  }

  test('are written as low lines', () => {
    expect(blankText(blanks)).toBe('const [____, ____] = useState(0)')
  })

  test.each([
    ['words change, keys stay', 'let [____, ____] = useState(1)', ['count', 'setCount']],
    ['a blank more at the end', 'const [____, ____] = useState(____)', ['count', 'setCount', '']],
    ['a blank more between', 'const [____ ও ____, ____] = useState(0)', ['count', '', 'setCount']],
    ['the first goes', 'const [x, ____] = useState(0)', ['setCount']],
    ['the last goes', 'const [____, x] = useState(0)', ['count']],
    ['all go', 'const', []],
    ['two low lines are enough', 'const [__, ______] = useState(0)', ['count', 'setCount']],
  ])('%s', (_what, text, keys) => {
    const change = blankTextWritten(blanks, text, newId)
    expect({ ...blanks, ...change }.blanks.map(({ accepted }) => accepted[0])).toEqual(keys)
    expect(change.contents).toHaveLength(keys.length + 1)
  })

  test('take several keys, and always keep a place for one', () => {
    const two = { ...blanks, ...keyAdded(blanks, 'count') }
    const written = { ...two, ...keyWritten(two, 'count', 1, 'n') }
    expect(written.blanks[0]?.accepted).toEqual(['count', 'n'])
    const one = { ...written, ...keyRemoved(written, 'count', 0) }
    expect(one.blanks[0]?.accepted).toEqual(['n'])
    expect(keyRemoved(one, 'count', 0).blanks?.[0]?.accepted).toEqual(['n'])
  })
})

test('a new criterion gets the marks that are left', () => {
  const lines = criterionAdded({ ...base, criteria: [{ id: 'a', title: 'ক', description: '', marks: 3 }] }, newId).criteria ?? []
  expect(lines.at(-1)).toEqual({ id: 'new', title: '', description: '', marks: 1 })
  expect(criterionChanged({ ...base, criteria: lines }, 'new', { marks: 2 }).criteria?.at(-1)?.marks).toBe(2)
})

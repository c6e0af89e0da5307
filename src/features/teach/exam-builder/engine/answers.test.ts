import { describe, expect, test } from 'vitest'
import {
  joinBlanks,
  writeBlankText,
  addCriterion,
  changeCriterion,
  addKey,
  removeKey,
  writeKey,
  changeKind,
  addOption,
  toggleRightOption,
  moveOption,
  removeOption,
} from './answers.ts'
import { type DraftQuestion, createQuestion } from './built-exam.ts'

const createId = () => 'new'
const base = createQuestion('single', createId, 4)
const options = ['ক', 'খ', 'গ'].map((text) => ({ id: text, text, isRight: text === 'খ' }))
const choice: DraftQuestion = { ...base, options }
const right = (question: Partial<DraftQuestion>) =>
  question.options?.filter(({ isRight }) => isRight).map(({ id }) => id)

describe('options', () => {
  test('marking an option moves the mark of a single choice and toggles a multiple one', () => {
    expect(right(toggleRightOption(choice, 'গ'))).toEqual(['গ'])
    expect(right(toggleRightOption({ ...choice, kind: 'multiple' }, 'গ'))).toEqual(['খ', 'গ'])
    expect(right(toggleRightOption({ ...choice, kind: 'multiple' }, 'খ'))).toEqual([])
  })

  test('changing to a single choice keeps the first of several right options', () => {
    const several = { ...choice, options: options.map((option) => ({ ...option, isRight: true })) }
    expect(right(changeKind(several, 'single'))).toEqual(['ক'])
    expect(changeKind(several, 'essay')).toEqual({ kind: 'essay' })
  })

  test('a question has two to eight options', () => {
    expect(removeOption({ ...choice, options: options.slice(1) }, 'খ')).toEqual({})
    expect(removeOption(choice, 'খ').options).toHaveLength(2)
    expect(addOption(choice, createId).options?.at(-1)).toEqual({ id: 'new', text: '', isRight: false })
    expect(addOption({ ...choice, options: Array.from({ length: 8 }, () => options[0]!) }, createId)).toEqual(
      {},
    )
  })

  test.each([
    ['ক', 2, 'খগক'],
    ['গ', 0, 'গকখ'],
    ['ক', -1, undefined],
    ['গ', 3, undefined],
  ])('option %s moves to %d', (id, to, order) => {
    expect(
      moveOption(choice, id, to)
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

  test('are written as underscores', () => {
    expect(joinBlanks(blanks)).toBe('const [____, ____] = useState(0)')
  })

  test.each([
    ['words change, keys stay', 'let [____, ____] = useState(1)', ['count', 'setCount']],
    ['a blank added at the end', 'const [____, ____] = useState(____)', ['count', 'setCount', '']],
    ['a blank added in between', 'const [____ ও ____, ____] = useState(0)', ['count', '', 'setCount']],
    ['the first is removed', 'const [x, ____] = useState(0)', ['setCount']],
    ['the last is removed', 'const [____, x] = useState(0)', ['count']],
    ['all are removed', 'const', []],
    ['two underscores are enough', 'const [__, ______] = useState(0)', ['count', 'setCount']],
  ])('%s', (_what, text, keys) => {
    const change = writeBlankText(blanks, text, createId)
    expect({ ...blanks, ...change }.blanks.map(({ accepted }) => accepted[0])).toEqual(keys)
    expect(change.contents).toHaveLength(keys.length + 1)
  })

  test('take several keys, and never fewer than one', () => {
    const two = { ...blanks, ...addKey(blanks, 'count') }
    const written = { ...two, ...writeKey(two, 'count', 1, 'n') }
    expect(written.blanks[0]?.accepted).toEqual(['count', 'n'])
    const one = { ...written, ...removeKey(written, 'count', 0) }
    expect(one.blanks[0]?.accepted).toEqual(['n'])
    expect(removeKey(one, 'count', 0).blanks?.[0]?.accepted).toEqual(['n'])
  })
})

test('a new criterion gets the remaining marks of the question', () => {
  const lines =
    addCriterion({ ...base, criteria: [{ id: 'a', title: 'ক', description: '', marks: 3 }] }, createId)
      .criteria ?? []
  expect(lines.at(-1)).toEqual({ id: 'new', title: '', description: '', marks: 1 })
  expect(changeCriterion({ ...base, criteria: lines }, 'new', { marks: 2 }).criteria?.at(-1)?.marks).toBe(2)
})

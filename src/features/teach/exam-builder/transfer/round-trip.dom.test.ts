import { expect, test } from 'vitest'
import { type BuiltExam, createQuestion, type DraftQuestion, QUESTION_TYPES } from '../engine/built-exam.ts'
import { isSameQuestion, serializeQuestion } from '../engine/contract-shape.ts'
import { renderMarkdown } from '../engine/markdown.ts'
import { addFound } from './add-found.ts'
import { buildGift } from './gift-write.ts'
import { readQuestions } from './read-questions.ts'
import { buildQuestionsCsv } from './table-questions.ts'

/** Equal seeds make equal exams, so that a failure can be repeated. */
function makeRandom(seed: number) {
  let state = seed
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const below = (most: number) => Math.floor(next() * most)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  return { below, pick }
}
type Random = ReturnType<typeof makeRandom>

/** Everything that has a meaning in CSV, GIFT, Markdown, HTML or a spreadsheet. */
const PIECES = [
  'কোনটি সঠিক',
  'ক) খ',
  '=SUM(A1)',
  "'=1",
  '+১',
  '-x',
  '@here',
  'a,b;c',
  '"উদ্ধৃতি"',
  "it's",
  '{x}',
  '~a',
  '#1',
  '####',
  ':: t ::',
  '//c',
  '\\n',
  '\\',
  '$x^2$',
  '`a*b`',
  '**মোটা**',
  '*ঝোঁক*',
  '2*3*4',
  '<script>alert(1)</script>',
  '&amp;',
  'a < b && c > d',
  '[html]',
  '[markdown]x',
  '->',
  '%50%',
  '$CATEGORY: x',
  'TRUE',
  'A.',
  'ANSWER: B',
  '১।',
  'প্রশ্ন',
  '|',
  'C:\\dir',
  '😀',
  'ক\u200cষ',
  'শেষ।',
] as const
const SEPARATORS = [' ', ' ', '\n', '\n\n', ''] as const

function makeText(random: Random): string {
  const count = 1 + random.below(5)
  const text = Array.from({ length: count }, () => random.pick(PIECES) + random.pick(SEPARATORS)).join('')
  return text.trim() || 'লেখা'
}
const makeHtml = (random: Random) => renderMarkdown(makeText(random))
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const maybePicture = (random: Random) =>
  random.below(6) === 0 ? `<img src="${PIXEL}" alt="একটি &quot;ছবি&quot;" width="40" height="30">` : ''

let ids = 0
const createId = () => `id-${(ids += 1)}`

function makeQuestion(random: Random): DraftQuestion {
  const kind = random.pick(QUESTION_TYPES)
  const base = createQuestion(kind, createId, 1 + random.below(20) / 2)
  const isFilled = kind === 'fill_in_the_blank'
  const isSingle = kind === 'single'
  const right = random.below(4)
  const options = Array.from({ length: 2 + random.below(6) }, (_, at) => ({
    id: createId(),
    text: `${makeHtml(random)}${maybePicture(random)}`,
    isRight: isSingle ? at === right % 2 : random.below(2) === 0 || at === 0,
  }))
  const blanks = Array.from({ length: 1 + random.below(3) }, () => ({
    id: createId(),
    accepted: Array.from({ length: 1 + random.below(3) }, () =>
      makeText(random).replaceAll(/\s+/g, ' ').replaceAll(/_{2,}/g, ''),
    ),
  }))
  const isObjective = isFilled || isSingle || kind === 'multiple' || kind === 'true_false'
  return {
    ...base,
    text: isFilled && random.below(2) === 0 ? '' : `${makeHtml(random)}${maybePicture(random)}`,
    explanation: isObjective && random.below(2) === 0 ? makeHtml(random) : '',
    options,
    truth: kind === 'true_false' ? random.pick(['true', 'false'] as const) : undefined,
    contents: isFilled
      ? Array.from({ length: blanks.length + 1 }, (_, at) => (at === 0 ? 'শুরু ' : ` ${makeText(random)}`))
      : [''],
    blanks: isFilled ? blanks : [],
    criteria: Array.from({ length: isObjective ? 0 : random.below(3) }, () => ({
      id: createId(),
      title: makeText(random),
      description: makeText(random),
      marks: random.below(9),
    })),
    accept: kind === 'file_upload' ? random.pick([[], ['.pdf', '.zip']]) : [],
    takesLink: random.below(2) === 0,
    starters: [{ language: 'python', code: makeText(random) }],
    link: random.pick(['', 'https://meet.example/x']),
    slots: [{ id: createId(), startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T10:30:00.000Z' }],
  }
}

const makeExam = (random: Random): BuiltExam => ({
  title: 'পরীক্ষা',
  duration: 30,
  description: '',
  instructions: '',
  sections: ['ধারণা', '=কোড, "২"'].map((title) => ({
    id: createId(),
    title,
    questions: Array.from({ length: 4 }, () => makeQuestion(random)),
  })),
})

const EMPTY: BuiltExam = { title: 'পরীক্ষা', duration: 30, description: '', instructions: '', sections: [] }

test.each([
  ['csv', buildQuestionsCsv],
  ['gift', buildGift],
])('what is saved as %s comes back as the same questions', async (ending, build) => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const exam = makeExam(makeRandom(seed))
    const read = await readQuestions(new File([build(exam)], `a.${ending}`), true)
    if (typeof read === 'string') throw new Error(`seed ${seed}: ${read}`)
    expect([seed, read.unread.map(({ source }) => source).join(), read.hasBijoy].join(' ')).toBe(
      `${seed}  false`,
    )
    const back = addFound(EMPTY, read.found, undefined, createId)
    const own = exam.sections.flatMap(({ questions }) => questions)
    const other = back.sections.flatMap(({ questions }) => questions)
    const at = own.findIndex(
      (question, no) => other[no] === undefined || !isSameQuestion(question, other[no]),
    )
    const show = (question: DraftQuestion | undefined) =>
      question && JSON.stringify({ ...serializeQuestion(question), _id: '' })
    expect(`${seed} ${show(other[at])}`).toBe(`${seed} ${show(own[at])}`)
    expect([at, other.length]).toEqual([-1, own.length])
    expect(back.sections.map(({ title }) => title)).toEqual(exam.sections.map(({ title }) => title))
  }
})

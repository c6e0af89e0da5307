/** Makes a question of the builder of one of another system, with the doubts about what is not the same here. */

import { extractPlainText } from '#src/lib/plain-text.ts'
import { MOST_OPTIONS } from '../../engine/answers.ts'
import { createQuestion, type DraftQuestion } from '../../engine/built-exam.ts'
import { createLocalId } from '../../local-ids.ts'
import { words } from '../../words.ts'
import { joinHtml, nameFeedback } from '../explanation.ts'
import type { Doubt, FoundQuestion } from '../found.ts'
import { readTruth } from '../interpret.ts'
import type { ReadBijoyText } from '../question-text.ts'
import { isPart, isWhole, readWeights, shareMarks } from '../weights.ts'
import { type Asked, type AskedAnswer, type AskedQuestion, BLANK_SIGN } from './asked.ts'
import { makeRichReader, type ReadRich } from './rich-text.ts'

type Fields = Partial<DraftQuestion> & { feedback?: readonly string[] }
type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

interface Building {
  doubts: Set<Doubt>
  read: ReadRich
  readBijoy: ReadBijoyText
  /** The question's text as it is stored. */
  text: string
}

async function readEach<T>(items: readonly T[], read: (item: T) => Promise<string>): Promise<string[]> {
  const texts: string[] = []
  // oxlint-disable-next-line no-await-in-loop -- one decoded picture at a time is enough for a phone
  for (const item of items) texts.push(await read(item))
  return texts
}

/** Undefined if the two options are something else than true and false. */
function findTruth(texts: readonly string[], right: readonly boolean[]): 'true' | 'false' | undefined {
  const truths = texts.map((text) => (text.includes('<img') ? undefined : readTruth(extractPlainText(text))))
  if (truths.length !== 2 || !truths.includes('true') || !truths.includes('false')) return undefined
  return truths[right.indexOf(true)]
}

async function buildChoices(
  { isSingle, choices }: Of<'choices'>,
  { doubts, read }: Building,
): Promise<Fields> {
  const weights = choices.map(({ weight }) => weight)
  const { isRight, isClear } = readWeights(weights)
  const right = weights.map(isRight)
  if (!isClear || (isSingle && right.filter(Boolean).length > 1)) doubts.add('weights')
  if (weights.some((weight) => weight < 0)) doubts.add('negative')
  const texts = await readEach(choices, ({ text }) => read(text))
  const feedback = await readEach(choices, async (choice) => (choice.feedback ? read(choice.feedback) : ''))
  const truth = isSingle ? findTruth(texts, right) : undefined
  if (truth !== undefined) return { kind: 'true_false', truth, feedback: [joinHtml(feedback)] }
  if (choices.length > MOST_OPTIONS) doubts.add('too-many-options')
  return {
    kind: isSingle && right.filter(Boolean).length <= 1 ? 'single' : 'multiple',
    options: texts
      .slice(0, MOST_OPTIONS)
      .map((text, at) => ({ id: createLocalId(), text, isRight: right[at] === true })),
    feedback: nameFeedback(feedback.slice(0, MOST_OPTIONS)),
  }
}

/** The answers that earn all marks. */
function takeAccepted(answers: readonly AskedAnswer[], { doubts, readBijoy }: Building): string[] {
  if (answers.some(({ weight }) => isPart(weight))) doubts.add('weights')
  const whole = answers
    .filter(({ weight }) => isWhole(weight))
    .map(({ text }) => readBijoy(text, doubts).trim())
  return whole.length > 0 ? [...new Set(whole)] : ['']
}

/** Marks of text that a blank's surroundings, which are plain, cannot have. */
const LOOKS = /<(?:strong|em|b|i|u|s|sub|sup|code|pre|ul|ol|table|h\d)\b/
const PICTURES = /(?:<img [^<>]*>)+$/

function buildBlanks({ blanks }: Of<'blanks'>, building: Building): Fields {
  const { text, doubts } = building
  const pictures = PICTURES.exec(text)?.[0] ?? ''
  if (LOOKS.test(text)) doubts.add('flattened')
  const contents = extractPlainText(text.slice(0, text.length - pictures.length)).split(BLANK_SIGN)
  // A text that is too long to be shown ends before its last blanks.
  if (contents.length <= blanks.length) doubts.add('unclear-key')
  return {
    kind: 'fill_in_the_blank',
    text: pictures,
    contents,
    blanks: blanks
      .slice(0, contents.length - 1)
      .map((answers) => ({ id: createLocalId(), accepted: takeAccepted(answers, building) })),
  }
}

function buildShort({ answers }: Of<'short'>, building: Building): Fields {
  building.doubts.add('short')
  const blanks = [{ id: createLocalId(), accepted: takeAccepted(answers, building) }]
  return { kind: 'fill_in_the_blank', contents: ['', ''], blanks }
}

/** Each pair becomes a question with all right sides as its options. */
async function buildPairs(
  { rights, pairs }: Of<'pairs'>,
  { doubts, read, text }: Building,
): Promise<Fields[]> {
  doubts.add('matching')
  const sides = await readEach(rights, read)
  const lefts = await readEach(pairs, ({ left }) => read(left))
  return pairs.flatMap(({ right }, at) => {
    if (lefts[at] === '') return []
    const kept = sides.slice(0, MOST_OPTIONS)
    if (right >= MOST_OPTIONS) kept[MOST_OPTIONS - 1] = sides[right]!
    return [
      {
        kind: 'single' as const,
        text: joinHtml([text, lefts[at]!]),
        options: kept.map((side) => ({ id: createLocalId(), text: side, isRight: side === sides[right] })),
      },
    ]
  })
}

async function buildFields(asked: Asked, building: Building): Promise<Fields[]> {
  switch (asked.kind) {
    case 'choices':
      return [await buildChoices(asked, building)]
    case 'truth':
      return [{ kind: 'true_false', truth: asked.truth }]
    case 'blanks':
      return [buildBlanks(asked, building)]
    case 'short':
      return [buildShort(asked, building)]
    case 'pairs':
      return buildPairs(asked, building)
    case 'upload':
      return [{ kind: 'file_upload', accept: asked.accept }]
    case 'essay':
    default:
      return [{ kind: 'essay' }]
  }
}

const DATA = /data:image\/[\w+.-]+;base64,[A-Za-z0-9+/=]*/g

const describeAnswers = (answers: readonly AskedAnswer[]) =>
  answers.map(({ text, weight }) => `${text} (${Math.round(weight)}%)`)

/** What stood in the file, as lines of text. */
export function describeAsked({ text, asked }: AskedQuestion): string {
  const plain = (html: string) => extractPlainText(html).replaceAll(BLANK_SIGN, '____')
  const lines = [plain(text.html)]
  if (asked.kind === 'choices')
    for (const [at, choice] of asked.choices.entries())
      lines.push(`${words.letter(at)} ${plain(choice.text.html)} (${Math.round(choice.weight)}%)`)
  if (asked.kind === 'truth') lines.push(asked.truth ?? '')
  if (asked.kind === 'short') lines.push(...describeAnswers(asked.answers))
  if (asked.kind === 'blanks') lines.push(...asked.blanks.map((each) => describeAnswers(each).join(', ')))
  if (asked.kind === 'pairs')
    for (const { left, right } of asked.pairs)
      lines.push(`${plain(left.html)} – ${plain(asked.rights[right]?.html ?? '')}`)
  return lines.filter((line) => line !== '').join('\n')
}

/** Characters; a longer text is not a question, and slow to read. */
const MOST_SIGNS = 600_000

export function isTooLong({ text, explanation, asked }: AskedQuestion): boolean {
  const choices = asked.kind === 'choices' ? asked.choices.map((choice) => choice.text) : []
  const texts = [text, ...explanation, ...choices]
  return texts.reduce((sum, { html }) => sum + html.replaceAll(DATA, '').length, 0) > MOST_SIGNS
}

export async function buildFound(
  question: AskedQuestion,
  readBijoy: ReadBijoyText,
): Promise<FoundQuestion[]> {
  const { no, section, marks, asked } = question
  const doubts = new Set<Doubt>(question.doubts)
  const read = makeRichReader(readBijoy, doubts)
  const text = await read(question.text)
  const explanation = await readEach(question.explanation, read)
  const made = await buildFields(asked, { doubts, read, readBijoy, text })
  if (marks === undefined) doubts.add('default-marks')
  return made.map(({ feedback = [], ...fields }) => {
    const kind = fields.kind ?? 'essay'
    const base = createQuestion(kind, createLocalId, shareMarks(marks ?? made.length, made.length))
    return {
      source: describeAsked(question),
      line: no,
      section,
      doubts: [...doubts],
      question: { ...base, text, explanation: joinHtml([...explanation, ...feedback]), ...fields },
    }
  })
}

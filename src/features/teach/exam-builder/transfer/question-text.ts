/**
 * Text of a question in a file: Markdown as in the builder, or HTML behind `[html]` where Markdown cannot
 * express it. The marks are those of GIFT. (ruling R45)
 */

import { hasCertainWord, readBijoyWords, readWholeBijoy } from '#src/engines/search/bijoy-words.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { cleanStored } from '#src/ui/text/sanitise.ts'
import { extractMarkdown, renderMarkdown } from '../engine/markdown.ts'
import type { Doubt } from './found.ts'

const FORMAT = /^\[(html|markdown|plain|moodle)\]/

/** `[html]` and `[markdown]` are always written if `isMarked`; otherwise only where they are needed. */
export function writeText(html: string, isMarked = false): string {
  const text = extractMarkdown(html)
  if (text === undefined || renderMarkdown(text) !== html) return `[html]${html}`
  return isMarked || FORMAT.test(text) ? `[markdown]${text}` : text
}

/** Tags that a text without a format is taken for HTML for. */
const TAG = /<\/?(?:p|br|b|i|u|strong|em|code|pre|img|sub|sup|ul|ol|li|span|div|table|a)\b[^<>]*>/i
/** Code that some browser or spreadsheet would run; it has no place in a question's HTML. */
const ACTIVE = /<(?:script|iframe|object|embed|svg|math|form|style|link|meta|base)\b|\son\w+\s*=|javascript:/i
/** A picture whose end is missing: Excel cuts a cell at 32,767 characters. */
const CUT_PICTURE = /<img\b[^<>]*$/i

function readHtml(html: string, doubts: Set<Doubt>): string {
  if (CUT_PICTURE.test(html)) doubts.add('lost-picture')
  const clean = cleanStored(html.replace(CUT_PICTURE, ''))
  const count = (text: string) => text.match(/<img\b/gi)?.length ?? 0
  if (count(clean) < count(html)) doubts.add('lost-picture')
  if (ACTIVE.test(html)) doubts.add('cleaned')
  return clean
}

/** `isLoose`: a text without a format may be HTML, as in GIFT. */
export function readText(text: string, doubts: Set<Doubt>, isLoose = false): string {
  const format = FORMAT.exec(text)?.[1]
  const rest = format === undefined ? text : text.slice(format.length + 2)
  if (format === 'html' || ((isLoose || format === 'moodle') && format !== 'plain' && TAG.test(rest)))
    return readHtml(rest, doubts)
  return renderMarkdown(rest)
}

/** The share of texts that are certainly Bijoy from which a file counts as typed with it. */
const BIJOY_SHARE = 0.15
const BENGALI = /[\u0980-\u09ff]/

/** Around text whose font says that it is Bijoy. */
export const FONT = { begin: '\uE020', end: '\uE021' } as const
const BY_FONT = /\uE020([^\uE021]*)\uE021/g
export const dropFontMarks = (text: string) => text.replaceAll(/[\uE020\uE021]/g, '')

/** Texts that are Bijoy by their neighbours in the same group, up to one that is certainly not. */
function spread(group: readonly string[], certain: ReadonlySet<string>): string[] {
  const isFree = (text: string | undefined) => text !== undefined && !isBlank(text) && !BENGALI.test(text)
  return group.flatMap((text, at) => {
    if (!certain.has(text)) return []
    const near = [text]
    for (let to = at + 1; isFree(group[to]) && !certain.has(group[to]!); to += 1) near.push(group[to]!)
    for (let to = at - 1; isFree(group[to]) && !certain.has(group[to]!); to -= 1) near.push(group[to]!)
    return near
  })
}

/**
 * Converts the Bijoy text of a file. A word that may be English is Bijoy if most of the file is, or what stands
 * beside it: the cells of its row, the lines of its paragraph. `groups`: the texts that stand together.
 */
export function makeBijoyReader(groups: readonly (readonly string[])[], isWanted: boolean) {
  const filled = groups.flat().filter((text) => /[a-z\u0980-\u09ff]/i.test(text))
  const byFont = filled.some((text) => text.includes(FONT.begin))
  // The fonts decide, if the file names them.
  const certain = new Set(byFont ? [] : filled.filter(hasCertainWord))
  const isWhole =
    certain.size > 0 && filled.filter((text) => certain.has(text)).length >= filled.length * BIJOY_SHARE
  const near = new Set(isWhole ? [] : groups.flatMap((group) => spread(group, certain)))
  const read = (text: string, doubts?: Set<Doubt>) => {
    if (byFont) {
      if (!text.includes(FONT.begin)) return text
      if (isWanted) doubts?.add('bijoy')
      return text.replaceAll(BY_FONT, (_all, own: string) => (isWanted ? readWholeBijoy(own) : own))
    }
    if (!isWanted || certain.size === 0) return text
    const reading = readBijoyWords(text, (isWhole && !BENGALI.test(text)) || near.has(text))
    if (reading.hasBijoy) doubts?.add('bijoy')
    if (reading.hasEnglish) doubts?.add('bijoy-mixed')
    return reading.text
  }
  return { has: certain.size > 0 || byFont, read }
}
export type ReadBijoyText = ReturnType<typeof makeBijoyReader>['read']

/**
 * Text of a question in a file: Markdown as in the builder, or HTML behind `[html]` where Markdown cannot
 * express it. The marks are those of GIFT. (ruling R45)
 */

import { readBijoy } from '#src/lib/search/bijoy.ts'
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

/** The share of lines that are certainly Bijoy from which a file counts as typed with it. */
const BIJOY_SHARE = 0.15

/** Converts the Bijoy text of a file; a text that may be English stays unless most of the file is Bijoy. */
export function makeBijoyReader(texts: readonly string[], isWanted: boolean) {
  const filled = texts.filter((text) => /[a-z\u0980-\u09ff]/i.test(text))
  const certain = filled.filter((text) => readBijoy(text)?.isCertain === true).length
  const has = certain > 0 && certain >= filled.length * BIJOY_SHARE
  const read = (text: string, doubts?: Set<Doubt>) => {
    const reading = has && isWanted ? readBijoy(text) : undefined
    if (reading === undefined) return text
    doubts?.add('bijoy')
    return reading.text
  }
  return { has, read }
}
export type ReadBijoyText = ReturnType<typeof makeBijoyReader>['read']

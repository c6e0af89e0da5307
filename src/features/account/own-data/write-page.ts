/** The readable half of one's own data: one HTML file that needs nothing beside it. */
import { formatDateTime, formatMoney, formatNumber } from '#src/lib/bn.ts'
import { brand, ramps } from '#src/lib/brand.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { OwnData } from './collect.ts'
import { words } from './words.ts'

const { page } = words

/** For text and attributes alike. */
function escape(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

type Value = OwnData['submissions'][number]['answers'][number]['value']

/** A file by its name; choices and gaps one after the other. */
function describeValue(value: Value): string {
  if (value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.join(', ')
  return 'name' in value ? value.name : Object.values(value).join(', ')
}

function listRows(rows: readonly (readonly [string, string])[]): string {
  const shown = rows.filter(([, value]) => !isBlank(value))
  return `<dl>${shown.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>`
}

const section = (title: string, items: readonly string[]) =>
  `<section><h2>${escape(title)} (${formatNumber(items.length)})</h2>${items.length > 0 ? items.join('') : `<p>${page.nothing}</p>`}</section>`

const item = (title: string, rows: readonly (readonly [string, string])[]) =>
  `<article><h3>${escape(title)}</h3>${listRows(rows)}</article>`

function listAnswers({ answers, questions }: OwnData['submissions'][number]): [string, string][] {
  const texts = new Map(questions.map(({ _id, text }) => [_id, text.replaceAll(/<[^>]*>/g, ' ').trim()]))
  return answers.map(({ question, value }) => [texts.get(question) ?? page.answer, describeValue(value)])
}

const STYLES = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:17px/1.7 system-ui,sans-serif;color:#1b2222}
h1,h2{color:${ramps.primary[7]}}article{margin:1rem 0;padding:.75rem 1rem;border:1px solid #ded8ce;border-radius:10px}
h3{margin:0 0 .5rem;font-size:1.1rem}dt{color:#57544b;font-size:.9rem}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

export function writeDataPage({ profile, notes, submissions, transactions }: OwnData, at: number): string {
  const { fields } = page
  const parts = [
    section(page.parts.profile, [
      item(profile.name, [
        [fields.phone, profile.phone],
        [fields.email, profile.email],
        [fields.username, profile.username],
        [fields.dob, profile.dob ?? ''],
        [fields.location, profile.location],
        [fields.nid, profile.nid],
        [fields.bio, profile.bio],
        [fields.about, profile.about],
      ]),
    ]),
    section(
      page.parts.notes,
      notes.map(({ text, recording, created_at: written }) =>
        item(recording?.title ?? page.note, [
          [fields.text, text],
          [fields.written, formatDateTime(written)],
        ]),
      ),
    ),
    section(
      page.parts.submissions,
      submissions.map((each) =>
        item(each.title, [
          [fields.sent, each.submitted_at ? formatDateTime(each.submitted_at) : ''],
          [fields.mark, each.mark === null || each.mark === undefined ? '' : formatNumber(each.mark)],
          ...listAnswers(each),
        ]),
      ),
    ),
    section(
      page.parts.transactions,
      transactions.map(({ title, amount, currency, idx, created_at: made }) =>
        item(title, [
          [fields.amount, formatMoney(amount, currency)],
          [fields.number, idx],
          [fields.made, formatDateTime(made)],
        ]),
      ),
    ),
  ]
  return `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(page.title(brand.name))}</title><style>${STYLES}</style></head>
<body><h1>${escape(page.title(brand.name))}</h1><p>${escape(page.madeAt(formatDateTime(at)))}</p>${parts.join('')}</body></html>
`
}

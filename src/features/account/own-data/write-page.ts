/** The readable half of a person's data: one self-contained HTML file. */

import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import { brand, ramps } from '#src/lib/brand.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { Collected } from './collect.ts'
import { type DataItem, type DataRow, describeParts } from './describe-parts.ts'
import { isUnsentName } from './list-files.ts'
import { words } from './words.ts'

const { page } = words

/** Safe for both text and attributes. */
function escape(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

function writeRows(rows: readonly DataRow[]): string {
  const shown = rows.filter((row): row is readonly [string, string] => !isBlank(row[1] ?? ''))
  return `<dl>${shown.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>`
}

const writeSection = (title: string, items: readonly string[]) =>
  `<section><h2>${escape(title)} (${formatNumber(items.length)})</h2>${items.length > 0 ? items.join('') : `<p>${page.nothing}</p>`}</section>`

const writeItem = ({ title, rows }: DataItem) =>
  `<article><h3>${escape(title)}</h3>${writeRows(rows)}</article>`

/** Each file as a relative link, or a remark that it is missing. */
function writeFiles(files: Collected['files']): string[] {
  return [...files].map(([name, bytes]) => {
    const isUnsent = isUnsentName(name)
    const shown = escape(name.slice(name.indexOf('/') + 1)) + (isUnsent ? ` (${page.unsentFile})` : '')
    const address = escape(name.split('/').map(encodeURIComponent).join('/'))
    if (bytes === 'large') return `<p>${shown}: ${page.tooLarge}</p>`
    if (bytes === 'gone') return `<p>${shown}: ${isUnsent ? page.notReadable : page.notThere}</p>`
    return `<p><a href="${address}">${shown}</a></p>`
  })
}

const STYLES = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:17px/1.7 system-ui,sans-serif;color:#1b2222}
h1,h2{color:${ramps.primary[7]}}article{margin:1rem 0;padding:.75rem 1rem;border:1px solid #ded8ce;border-radius:10px}
h3{margin:0 0 .5rem;font-size:1.1rem}dt{color:#57544b;font-size:.9rem}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

export function writeDataPage({ data, files }: Collected, at: number): string {
  const parts = [
    ...describeParts(data).map(({ title, items }) => writeSection(title, items.map(writeItem))),
    writeSection(page.parts.files, writeFiles(files)),
  ]
  return `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(page.title(brand.name))}</title><style>${STYLES}</style></head>
<body><h1>${escape(page.title(brand.name))}</h1><p>${escape(page.madeAt(formatDateTime(at)))}</p>${parts.join('')}</body></html>
`
}

/** Writes an adapter's file: a plan with every guess beside what it is about. */

import type { CallPlan, Plan } from '#src/api/adapters/adapt-by-plan.ts'
import type { Judged } from './judge-row.ts'
import type { Source } from './source.ts'

const PAGE = ['page', 'page_number', 'pageNumber', 'p']
const COUNT = ['count', 'per_page', 'perPage', 'page_size', 'pageSize', 'limit', 'size']
const SKIP = ['offset', 'skip']

/** Names that the server's lists are asked with. */
export function findPaging(judged: readonly Judged[]): Plan['paging'] {
  const query = new Set(
    judged.flatMap(({ verdict, operation }) => (verdict === 'lacks' ? [] : (operation?.query ?? []))),
  )
  const find = (names: readonly string[]) => names.find((name) => query.has(name))
  const [page, count, skip] = [find(PAGE), find(COUNT), find(SKIP)]
  if (page === 'page' && count === 'count') return undefined
  return { ...(page && { page }), ...(count && { count }), ...(!page && skip && { skip }) }
}

/** One path where all calls below it lack, else each call. */
export function listMissing(judged: readonly Judged[]): string[] {
  const getStart = ({ keyed }: Judged) => /^\/?[^/]+/.exec(keyed.row.path)?.[0] ?? ''
  const starts = new Map(judged.map((each) => [getStart(each), [] as Judged[]]))
  for (const each of judged) starts.get(getStart(each))?.push(each)
  return [...starts].flatMap(([start, calls]) => {
    const lacking = calls.filter(({ verdict }) => verdict === 'lacks')
    if (lacking.length === calls.length) return [start]
    return lacking.map(({ call }) => call)
  })
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
const nameKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key))

function formatValue(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([key, each]) => `${nameKey(key)}: ${formatValue(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const LONGEST_LINE = 110

/** In the project's format, so that the file stays as it is when it is formatted. */
function formatField(key: string, value: unknown, indent: string): string {
  const line = `${indent}${nameKey(key)}: ${formatValue(value)},`
  if (line.length <= LONGEST_LINE || typeof value !== 'object' || value === null) return line
  const inner = Array.isArray(value)
    ? value.map((each) => `${indent}  ${formatValue(each)},`)
    : Object.entries(value).map(([name, each]) => formatField(name, each, `${indent}  `))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return [`${indent}${nameKey(key)}: ${open}`, ...inner, `${indent}${close},`].join('\n')
}

function formatCall({ call, plan, reasons }: Judged): string {
  const fields = Object.entries(plan satisfies CallPlan)
  const lines = reasons.map((reason) => `    // guess: ${reason}`)
  if (fields.length === 0) return [...lines, `    ${quote(call)}: {},`].join('\n')
  const body = fields.map(([name, value]) => formatField(name, value, '      '))
  return [...lines, `    ${quote(call)}: {`, ...body, '    },'].join('\n')
}

export function formatAdapter({ title, kind, base, sendsBearer }: Source, judged: readonly Judged[]): string {
  const read = { document: 'its document', recording: 'a recording', server: 'its replies' }[kind]
  const calls = judged.filter(({ verdict, plan }) => verdict !== 'lacks' && Object.keys(plan).length > 0)
  const missing = listMissing(judged)
  const paging = findPaging(judged)
  const parts = [
    ...(missing.length > 0 ? [formatField('missing', missing, '  ')] : []),
    ...(sendsBearer ? ['  sendsBearer: true,'] : []),
    ...(paging ? [formatField('paging', paging, '  ')] : []),
    calls.length === 0 ? '  calls: {},' : ['  calls: {', ...calls.map(formatCall), '  },'].join('\n'),
  ]
  const head = `/** ${title.replaceAll('*/', '')}${base ? ` at ${base}` : ''}, begun by \`npm run adapt\` from ${read}. Confirm each guess, and take its comment away. */`
  return `${head}

import { adaptByPlan } from '#src/api/adapters/adapt-by-plan.ts'

export const adapter = adaptByPlan({
${parts.join('\n')}
})
`
}

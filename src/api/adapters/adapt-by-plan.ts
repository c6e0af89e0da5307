/**
 * An adapter that is written down as data: for each call the server's address, the place of the value, and
 * the names of its fields. `npm run adapt` writes such a plan. (ruling R76)
 */

import { isPage, type Row, type Shape } from '../row.ts'
import type { Adapter, Envelope, ServerReply } from './adapter.ts'
import { readByShape, type Spelling } from './read-by-shape.ts'
import { spellSnake } from './snake-case.ts'

export interface CallPlan {
  /**
   * Relative to the address of the API, with the parameters of the row: `v1/courses/{slug}`; `{?batch}` is
   * a value of the query. Omitted: the contract's.
   */
  path?: string
  /** The place of the value in the reply, as `result.batches`; omitted means the whole reply. */
  data?: string
  /** The place of the number of all rows of a list. */
  total?: string
  /** The server's names of our fields, best first. A place as `media.image.uri` works in the value itself. */
  names?: Readonly<Record<string, string | readonly string[]>>
  /** Money that the server counts in hundredths. */
  hundredths?: readonly string[]
  /** Values of fields that the server lacks. */
  fill?: Readonly<Record<string, unknown>>
  /** The server's names of the fields of a body. */
  fields?: Readonly<Record<string, string>>
}

export interface Plan {
  /** As in {@link Adapter}. */
  missing?: readonly string[]
  /** The zone of instants without one, such as `+06:00`. */
  zone?: string
  /** The access token is sent as `Authorization: Bearer`. */
  sendsBearer?: true
  /**
   * The server's names in a query: of the page and its length, or of the rows to skip. Without the first and
   * the last it has one page only. Omitted: the contract's.
   */
  paging?: { page?: string; count?: string; skip?: string }
  /** By call, as `GET course/:slug`. */
  calls: Readonly<Record<string, CallPlan>>
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows of a page that asks for no other number. */
const USUAL_COUNT = 20
/** Fields in which servers send the message of an error. */
const SENTENCES = [
  'msg',
  'message',
  'detail',
  'error.message',
  'error_description',
  'errors.0.message',
  'params.errmsg',
  'error',
]

function findAt(value: unknown, place: string): unknown {
  return place
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((at, step) => (Object(at) as Fields)[step], value)
}

function readSentence(body: unknown): string {
  const found = SENTENCES.map((place) => findAt(body, place)).find((each) => typeof each === 'string')
  return typeof found === 'string' ? found : ''
}

const isRefusal = (status: number, body: unknown) =>
  status >= 400 ||
  (isFields(body) && (body.success === false || body.ok === false || body.status === 'error'))

/** The sentences of a form's fields, where the server has them by name. */
function readErrors(body: unknown): Pick<Envelope, 'errors'> {
  const errors = findAt(body, 'errors')
  const isByName = isFields(errors) && Object.values(errors).every((each) => typeof each === 'string')
  return isByName ? { errors: errors as Record<string, string> } : {}
}

function readRefusal(status: number, body: unknown): Envelope {
  const said = Number(findAt(body, 'code'))
  const code = status >= 400 ? status : said >= 400 && said < 600 ? said : 400
  return { code, status: 'error', msg: readSentence(body), ...readErrors(body) }
}

const listPlaces = ({ names = {} }: CallPlan, name: string) => [names[name] ?? []].flat()

/** Gives one value of the server our names at its top; {@link readByShape} does it below. */
function takeNames(value: unknown, call: CallPlan): unknown {
  if (!isFields(value)) return value
  const taken: Fields = { ...value, ...call.fill }
  for (const name of Object.keys(call.names ?? {})) {
    const found = listPlaces(call, name)
      .map((place) => findAt(value, place))
      .find((each) => each !== undefined)
    if (found !== undefined) taken[name] = found
  }
  for (const name of call.hundredths ?? [])
    if (taken[name] !== null && taken[name] !== undefined) taken[name] = Number(taken[name]) / 100
  return taken
}

/** Without a total a full page promises one more row, so that the next page can be opened. */
function buildPage(items: unknown, total: unknown, { searchParams }: URL, hasPages: boolean): Fields {
  const page = Number(searchParams.get('page') ?? 1)
  const count = Number(searchParams.get('count') ?? USUAL_COUNT)
  const rows = Array.isArray(items) ? items.length : 0
  if (!hasPages) return { data: page === 1 ? items : [], total: rows, page, count }
  const known = (page - 1) * count + rows
  return { data: items, total: total ?? (rows < count ? known : known + 1), page, count }
}

function readGood({ zone, paging }: Plan, call: CallPlan, reply: Shape | undefined, sent: ServerReply) {
  const spelling: Spelling = {
    listNames: (name) => [...listPlaces(call, name), spellSnake(name), ...(name === '_id' ? ['id'] : [])],
    ...(zone !== undefined && { zone }),
  }
  const found = findAt(sent.body, call.data ?? '')
  const value = Array.isArray(found) ? found.map((one) => takeNames(one, call)) : takeNames(found, call)
  if (reply === undefined) return { data: value }
  if (!isPage(reply)) return { data: readByShape(reply, value, spelling) }
  const total = call.total === undefined ? undefined : findAt(sent.body, call.total)
  const hasPages = paging === undefined || (paging.page ?? paging.skip) !== undefined
  return readByShape(reply, buildPage(value, total, sent.address, hasPages), spelling) as Fields
}

/** The parameters of a call, and the address of the API before its path. */
function readAddress({ path }: Row, { pathname }: URL): { start: string; params: Fields } | undefined {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const pattern = path
    .replace(/^\//, '')
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '([^/]+)')
  const found = new RegExp(`^(.*/)${pattern}$`).exec(pathname)
  if (found === null) return undefined
  const [, start = '', ...values] = found
  return { start, params: Object.fromEntries(names.map((name, at) => [name, values[at]])) }
}

function convertQuery(query: URLSearchParams, { page, count, skip }: NonNullable<Plan['paging']>): void {
  const [asked, length] = [query.get('page'), query.get('count')]
  query.delete('page')
  query.delete('count')
  if (page && asked !== null) query.set(page, asked)
  if (count && length !== null) query.set(count, length)
  if (skip && asked !== null) query.set(skip, String((Number(asked) - 1) * Number(length ?? USUAL_COUNT)))
}

function convertAddress({ paging, calls }: Plan, row: Row, address: URL): URL {
  const converted = new URL(address)
  const path = calls[nameCall(row)]?.path
  const asked = readAddress(row, address)
  if (path !== undefined && asked !== undefined) {
    const filled = path.replaceAll(/\{(\??)(\w+)\}/g, (_all, isQuery: string, name: string) => {
      if (isQuery === '') return String(asked.params[name])
      converted.searchParams.delete(name)
      return encodeURIComponent(address.searchParams.get(name) ?? '')
    })
    converted.pathname = `${asked.start}${filled}`
  }
  if (paging) convertQuery(converted.searchParams, paging)
  return converted
}

function sendBearer(headers: Headers): Headers {
  const sent = new Headers(headers)
  const token = sent.get('accesstoken')
  sent.delete('accesstoken')
  if (token !== null) sent.set('authorization', `Bearer ${token}`)
  return sent
}

/** `GET course/:slug`: a call in a plan and in `missing`. */
export const nameCall = ({ method, path }: Row): string => `${method} ${path}`

export function adaptByPlan(plan: Plan): Adapter {
  const { missing, sendsBearer, calls } = plan
  return {
    ...(missing && { missing }),
    ...(sendsBearer && { convertHeaders: sendBearer }),
    convertAddress: (row, address) => convertAddress(plan, row, address),
    convertFields: (row, fields) => {
      const names = calls[nameCall(row)]?.fields ?? {}
      return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))
    },
    convertReply: (row, sent): Envelope => {
      const { status, body } = sent
      if (isRefusal(status, body)) return readRefusal(status, body)
      const good = readGood(plan, calls[nameCall(row)] ?? {}, row.options.reply, sent)
      return { code: status, status: 'success', msg: readSentence(body), ...good }
    },
  }
}

/** Finds the value in the envelope of a reply: `result.batches`, `data`, or the whole reply. */

import { splitName } from './names.ts'
import { expandOne, isList, isObject, type Node, type Placed } from './schema.ts'

export interface FoundValue {
  /** Its place; empty means the whole reply. */
  place: string
  value: Node
  total?: string
  isGuess: boolean
}

const WRAPPERS = [
  'data',
  'result',
  'results',
  'response',
  'payload',
  'content',
  'items',
  'rows',
  'list',
  'records',
]
/** Fields that an envelope has beside its value. */
const OF_ENVELOPE =
  /^(?:code|status|msg|message|success|ok|error|errors|params|id|ver|ts|responsecode|meta|data|result|timestamp|pagination|paging)$/i
const TOTALS = [
  'total',
  'total_count',
  'totalcount',
  'totalelements',
  'totalrecords',
  'total_results',
  'totalitems',
  'count',
]
const PAGES = ['meta', 'pagination', 'paging', 'page', 'page_info']

const listFields = (placed: Placed) =>
  Object.entries(expandOne(placed).properties ?? {}).map(
    ([name, node]) => [name, { node, root: placed.root }] as const,
  )
const addStep = (place: string, name: string) => (place === '' ? name : `${place}.${name}`)

function findTotal(placed: Placed, place: string): string | undefined {
  const fields = listFields(placed)
  for (const total of TOTALS) {
    const found = fields.find(([name]) => name.toLowerCase() === total)
    if (found && /integer|number|string/.test(String(expandOne(found[1]).type)))
      return addStep(place, found[0])
  }
  const [name, inner] = fields.find(([each]) => PAGES.includes(each.toLowerCase())) ?? []
  return inner && isObject(expandOne(inner)) ? findTotal(inner, addStep(place, name ?? '')) : undefined
}

/** The list of a reply, named as a wrapper or as its rows are; a single one of another name is a guess. */
function findList(placed: Placed, noun: string, place = '', depth = 0): FoundValue | undefined {
  const node = expandOne(placed)
  if (isList(node)) return { place, value: node, isGuess: false }
  if (depth > 2) return undefined
  const fields = listFields(placed)
  const lists = fields.filter(([, inner]) => isList(expandOne(inner)))
  const isNamed = ([name]: (typeof fields)[number]) =>
    WRAPPERS.includes(name.toLowerCase()) || splitName(name) === noun
  const found = lists.find(isNamed) ?? (lists.length === 1 ? lists[0] : undefined)
  if (found) {
    const total = findTotal(placed, place)
    const isGuess = !isNamed(found)
    return { place: addStep(place, found[0]), value: expandOne(found[1]), isGuess, ...(total && { total }) }
  }
  for (const [name, inner] of fields.filter((each) => isNamed(each) && isObject(expandOne(each[1])))) {
    const below = findList(inner, noun, addStep(place, name), depth + 1)
    const total = below?.total ?? findTotal(placed, place)
    if (below) return { ...below, ...(total && { total }) }
  }
  return undefined
}

/** One value: inside a wrapper only where all its neighbours belong to an envelope. */
function findOne(placed: Placed, noun: string, place = '', depth = 0): FoundValue {
  const fields = listFields(placed)
  const wrapper = fields.find(
    ([name]) => WRAPPERS.slice(0, 5).includes(name.toLowerCase()) || (depth > 0 && splitName(name) === noun),
  )
  const isEnvelope = wrapper && fields.every(([name]) => name === wrapper[0] || OF_ENVELOPE.test(name))
  if (wrapper && isEnvelope && depth < 3)
    return findOne(wrapper[1], noun, addStep(place, wrapper[0]), depth + 1)
  return { place, value: placed.node, isGuess: false }
}

/** `noun`: what the call is about, as `course`. */
export const findValue = (reply: Placed, isForList: boolean, noun: string): FoundValue | undefined =>
  isForList ? findList(reply, noun) : findOne(reply, noun)

/** Lines a shape of the contract up with one of another server: which field is which, and what is only a guess. */

import { isHundredths, rankName } from './names.ts'
import { expand, expandOne, isList, isObject, type Node, type Placed } from './schema.ts'

/** How one shape is read from the other. Without guesses and lacks it is the same but for spelling. */
export interface Fit {
  /** Their names of our fields, best first. */
  names: ReadonlyMap<string, readonly string[]>
  /** Values for what they lack. Undefined takes away what has our name and is another thing. */
  fill: ReadonlyMap<string, unknown>
  hundredths: readonly string[]
  guesses: readonly string[]
  /** Required fields without a counterpart on the server. */
  lacks: readonly string[]
  /** How many of our fields they have. */
  known: number
}

export const EXACT: Fit = {
  names: new Map(),
  fill: new Map(),
  hundredths: [],
  guesses: [],
  lacks: [],
  known: 0,
}
const guess = (text: string): Fit => ({ ...EXACT, guesses: [text] })

function join(fits: readonly Fit[]): Fit {
  const names = new Map<string, string[]>()
  for (const [name, theirs] of fits.flatMap((fit) => [...fit.names]))
    names.set(name, [...new Set([...(names.get(name) ?? []), ...theirs])])
  return {
    names,
    fill: new Map(fits.flatMap((fit) => [...fit.fill])),
    hundredths: [...new Set(fits.flatMap((fit) => fit.hundredths))],
    guesses: [...new Set(fits.flatMap((fit) => fit.guesses))],
    lacks: [...new Set(fits.flatMap((fit) => fit.lacks))],
    known: fits.reduce((sum, fit) => sum + fit.known, 0),
  }
}

/** Never filled: a made-up one would lead to another thing, or nowhere. */
const NEVER_FILLED = /^(?:_id|idx|slug|url|key|token)$/
const INSTANTS = /date-?time/
const STANDS_FOR_NONE = 'none'
/** The choices of a list that promise least. A list without any of them is never filled. */
const LEAST = [
  'none',
  'other',
  'not_yet',
  'waiting',
  'pending',
  'open',
  'upcoming',
  'running',
  'recorded',
  'learner',
  'flat',
  'link',
  'web',
  'BDT',
]

interface Pair {
  own: Placed
  theirs: Placed
  /** The object with these fields, such as `course`. */
  noun: string
  depth: number
}

const isInstant = ({ type, format }: Node) => type === 'string' && format === 'date-time'
const listChoices = ({ enum: choices, const: only }: Node) =>
  choices ?? (only === undefined ? undefined : [only])

function compareChoices(choices: readonly unknown[], theirs: Node): Fit | undefined {
  const theirChoices = listChoices(theirs)
  if (theirChoices) return theirChoices.every((each) => choices.includes(each)) ? EXACT : undefined
  const { seen = [] } = theirs
  return seen.length > 0 && seen.every((each) => choices.includes(each)) ? EXACT : undefined
}

function compareInstant({ type, format, seen }: Node): Fit | undefined {
  if (type === 'string' && format === 'bare-date-time') return guess('an instant without a zone')
  if (type === 'string' && INSTANTS.test(format ?? '')) return EXACT
  if (type === 'integer' || type === 'number') return guess('an instant in seconds or milliseconds')
  return type === 'string' && seen === undefined && format === undefined
    ? guess('a text that should be an instant')
    : undefined
}

function compareText(own: Node, theirs: Node): Fit | undefined {
  if (own.pattern !== undefined) {
    const isDay = theirs.format === 'date' && own.pattern.startsWith(String.raw`^\d{4}-`)
    return own.pattern === theirs.pattern || isDay ? EXACT : undefined
  }
  return /^(?:string|integer|number)$/.test(String(theirs.type)) ? EXACT : undefined
}

function compareNumber(own: Node, { type, seen }: Node): Fit | undefined {
  if (type === 'integer' || type === own.type) return EXACT
  if (type === 'number') return guess('a number that may have a fraction')
  const isText = type === 'string' && (seen ?? []).every((each) => /^-?\d+(?:\.\d+)?$/.test(each))
  return isText ? guess('a number as text') : undefined
}

function compareFlag({ type }: Node): Fit | undefined {
  if (type === 'boolean') return EXACT
  return type === 'integer' ? guess('a flag as a number') : undefined
}

const UNSAID = 'its kind is not said'

const isUnsaid = (node: Node) =>
  node.type === undefined && !isObject(node) && !isList(node) && listChoices(node) === undefined

function compareNodes(own: Node, theirs: Node, pair: Pair): Fit | undefined {
  if (isUnsaid(own)) return EXACT
  if (isUnsaid(theirs)) return guess(UNSAID)
  const choices = listChoices(own)
  if (choices) return compareChoices(choices, theirs)
  if (isList(own)) {
    if (!isList(theirs)) return undefined
    const inner = { node: own.items ?? {}, root: pair.own.root }
    const theirInner = { node: theirs.items ?? {}, root: pair.theirs.root }
    return compare({ ...pair, own: inner, theirs: theirInner })
  }
  if (isObject(own)) return isObject(theirs) ? compareObjects(own, theirs, pair) : undefined
  if (isInstant(own)) return compareInstant(theirs)
  if (own.type === 'boolean') return compareFlag(theirs)
  if (own.type === 'integer' || own.type === 'number') return compareNumber(own, theirs)
  return compareText(own, theirs)
}

const weigh = ({ guesses, lacks }: Fit) => lacks.length * 100 + guesses.length

/** The best of all alternatives; undefined when none can be read as ours. */
export function compare(pair: Pair): Fit | undefined {
  const [owns, theirs] = [expand(pair.own), expand(pair.theirs)]
  if (owns.length === 0) return EXACT
  const fits = owns.flatMap((own) =>
    (theirs.length === 0 ? [{}] : theirs).flatMap((each) => compareNodes(own, each, pair) ?? []),
  )
  return fits.toSorted((one, other) => weigh(one) - weigh(other))[0]
}

/** Paths of the text inside an object where a plain text is expected: `image.uri`, `title.rendered`. */
const TEXTS_WITHIN = [
  'uri',
  'url',
  'src',
  'href',
  'large',
  'raw',
  'image',
  'course_image',
  'rendered',
  'value',
  'text',
  'name',
]

function listTextsWithin({ node, root }: Placed, depth = 0): string[] {
  const { properties = {} } = expandOne({ node, root })
  return TEXTS_WITHIN.flatMap((name) => {
    const inner = properties[name]
    if (inner === undefined) return []
    const one = expandOne({ node: inner, root })
    if (one.type === 'string') return [name]
    if (depth > 0 || !isObject(one)) return []
    return listTextsWithin({ node: inner, root }, depth + 1).map((below) => `${name}.${below}`)
  })
}

const isPlainText = (node: Node) =>
  node.type === 'string' && !isInstant(node) && listChoices(node) === undefined

interface Found {
  fit: Fit
  places: readonly string[]
}

function compareField(own: Placed, theirs: Placed, name: string, pair: Pair): Found[] {
  const fit = compare({ own, theirs, noun: pair.noun, depth: pair.depth + 1 })
  if (fit && fit.lacks.length === 0) return [{ fit, places: [name] }]
  const canTake = pair.depth === 0 && isPlainText(expandOne(own)) && isObject(expandOne(theirs))
  const within = canTake ? listTextsWithin(theirs) : []
  if (within.length === 0) return []
  return [{ fit: guess(`the text within ${name}`), places: within.map((below) => `${name}.${below}`) }]
}

/** A value that claims nothing: no rows, no permission, nobody. Undefined where each would be a claim. */
function findNeutral(placed: Placed): unknown {
  const node = expandOne(placed)
  const choices = listChoices(node)
  if (choices) return LEAST.find((word) => choices.includes(word))
  if (node.type === 'boolean') return false
  if (isList(node)) return []
  if (isObject(node)) {
    const { properties = {}, required = [] } = node
    const fields = required.map(
      (name) => [name, findNeutral({ node: properties[name] ?? {}, root: placed.root })] as const,
    )
    return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields)
  }
  return node.type === 'string' && node.pattern === undefined && !isInstant(node)
    ? STANDS_FOR_NONE
    : undefined
}

interface Field {
  name: string
  own: Placed
  isRequired: boolean
}

function fillField({ name, own, isRequired }: Field, hasOther: boolean, { depth }: Pair): Fit | undefined {
  if (!isRequired) {
    if (!hasOther) return EXACT
    return depth === 0 ? { ...EXACT, fill: new Map([[name, undefined]]) } : undefined
  }
  const neutral = depth > 0 || NEVER_FILLED.test(name) ? undefined : findNeutral(own)
  if (neutral === undefined) return { ...EXACT, lacks: [name] }
  return { ...guess(`${name} is made up`), fill: new Map([[name, neutral]]) }
}

const dropUnsaid = (fit: Fit): Fit => ({
  ...fit,
  guesses: fit.guesses.filter((text) => !text.endsWith(UNSAID)),
})

/** A name that is only there at times is followed by the next best. */
const MOST_PLACES = 3

function lineUpField(field: Field, theirs: Node, pair: Pair): Fit | undefined {
  const { name, own } = field
  const candidates = Object.entries(theirs.properties ?? {})
    .flatMap(([theirName, node]) => {
      const rank = rankName(name, theirName, pair.noun)
      return rank === undefined ? [] : [{ theirName, node, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
  const found = candidates.flatMap(({ theirName, node, rank }) =>
    compareField(own, { node, root: pair.theirs.root }, theirName, pair).map((each) => ({
      ...each,
      theirName,
      rank,
    })),
  )
  const [best] = found
  if (best === undefined) return fillField(field, theirs.properties?.[name] !== undefined, pair)
  const { theirName, rank } = best
  // A recording has nulls and empty lists: where the field may be left out, they are as good as a value.
  const isSilent = !field.isRequired && pair.theirs.root === undefined
  const fit = isSilent ? dropUnsaid(best.fit) : best.fit
  const places = found.flatMap((each) => each.places).slice(0, MOST_PLACES)
  const isMoney = isHundredths(theirName) && !isHundredths(name)
  return join([
    { ...fit, known: fit.known + 1, guesses: fit.guesses.map((text) => `${name}: ${text}`) },
    ...(places[0] === name ? [] : [{ ...EXACT, names: new Map([[name, places]]) }]),
    ...(rank > 1 ? [guess(`${name} is ${places[0]}`)] : []),
    ...(isMoney ? [{ ...guess(`${name} is counted in hundredths`), hundredths: [name] }] : []),
  ])
}

function compareObjects(own: Node, theirs: Node, pair: Pair): Fit | undefined {
  const { properties = {}, required = [] } = own
  const fits = Object.entries(properties).map(([name, node]) =>
    lineUpField(
      { name, own: { node, root: pair.own.root }, isRequired: required.includes(name) },
      theirs,
      pair,
    ),
  )
  return fits.some((fit) => fit === undefined) ? undefined : join(fits as Fit[])
}

/** Lays the fields of an owner's JSON file over the project's: a misspelt one would be silently ignored. */

type Fields = Readonly<Record<string, unknown>>

/** Keys of these are the owner's own, not the project's. */
const FREE = ['english-titles.json']

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameKind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** How many letters must change to make one word of the other. */
function measureDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const above = row
    row = [at]
    for (let to = 1; to <= other.length; to += 1)
      row[to] = Math.min(
        (above[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (above[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      )
  }
  return row.at(-1) ?? 0
}

function findNearest(key: string, known: readonly string[]): string | undefined {
  return known.toSorted((one, other) => measureDistance(key, one) - measureDistance(key, other))[0]
}

function listFaults(own: Fields, project: Fields, at: string): string[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const place = `${at}${key}`
    if (!(key in project)) {
      const nearest = findNearest(key, Object.keys(project))
      return [`${place} is no field of it${nearest === undefined ? '' : `; did you mean ${at}${nearest}?`}`]
    }
    const known = project[key]
    if (nameKind(value) !== nameKind(known))
      return [`${place} is a ${nameKind(value)}, not a ${nameKind(known)}`]
    return isFields(value) && isFields(known) ? listFaults(value, known, `${place}.`) : []
  })
}

function join(own: Fields, project: Fields): Fields {
  const joined = Object.entries(own).map(([key, value]) => {
    const known = project[key]
    return [key, isFields(value) && isFields(known) ? join(value, known) : value]
  })
  return { ...project, ...(Object.fromEntries(joined) as Fields) }
}

/** `name`: of the file. Fields that `own` omits keep the project's values. Throws for unknown ones. */
export function layFields(name: string, own: unknown, project: Fields): Fields {
  if (!isFields(own)) throw new Error(`${name} is no object of fields.`)
  const faults = FREE.includes(name) ? [] : listFaults(own, project, '')
  if (faults.length > 0) throw new Error(`${name} cannot be used:\n${faults.join('\n')}`)
  return join(own, project)
}
